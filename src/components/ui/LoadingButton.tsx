import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

interface BusyButtonProps
  extends Pick<ButtonProps, 'children' | 'type' | 'size' | 'onClick' | 'fullWidth'> {
  /** While true, the button keeps its text and focus and ignores clicks. */
  isBusy: boolean;
}

const Spinner = styled(CircularProgress)({ position: 'absolute', insetInlineEnd: 8 });

/**
 * The primary action of a form. The form must still ignore a submit by Enter while busy.
 *
 * For forms that send something; a link that looks like a button is MUI's Button with an `href`.
 */
export function LoadingButton({ isBusy, children, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      variant="contained"
      aria-disabled={isBusy}
      {...(onClick && !isBusy && { onClick })}
    >
      {children}
      {isBusy && <Spinner size={14} color="inherit" aria-hidden="true" />}
    </Button>
  );
}
