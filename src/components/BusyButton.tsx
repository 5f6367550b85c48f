import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

interface BusyButtonProps
  extends Pick<ButtonProps, 'children' | 'type' | 'size' | 'onClick' | 'fullWidth'> {
  /** What the button started is under way: it keeps its words and its focus, and does nothing. */
  isBusy: boolean;
}

const Spinner = styled(CircularProgress)({ position: 'absolute', insetInlineEnd: 8 });

/**
 * The one primary action of a form. A form must still ignore a submit by Enter while busy.
 *
 * For forms that send something; a button that leads elsewhere is MUI's Button with an `href`.
 */
export function BusyButton({ isBusy, children, onClick, ...props }: BusyButtonProps) {
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
