import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

interface LoadingButtonProps
  extends Pick<
    ButtonProps,
    'children' | 'color' | 'type' | 'name' | 'size' | 'variant' | 'onClick' | 'aria-disabled'
  > {
  /** While true, the button keeps its text and focus and ignores clicks. */
  isBusy: boolean;
}

const Spinner = styled(CircularProgress)({ position: 'absolute', insetInlineEnd: 5 });

/**
 * A button that sends a form. While busy, the form itself must ignore a submit by Enter.
 *
 * For forms that send a request; use MUI's Button with an `href` for links.
 *
 * **Keyboard:** It keeps the focus while busy; `Enter` and `Space` then do nothing.
 *
 * **Screen reader:** The label, and 'unavailable' while busy. The spinner is silent, so say
 * elsewhere that something is being saved.
 */
export function LoadingButton({
  isBusy,
  children,
  onClick,
  'aria-disabled': isDisabled,
  ...props
}: LoadingButtonProps) {
  return (
    <Button
      variant="contained"
      {...props}
      aria-disabled={isBusy || isDisabled}
      {...(onClick && !isBusy && { onClick })}
    >
      {children}
      {isBusy && <Spinner size={14} color="inherit" aria-hidden="true" />}
    </Button>
  );
}
