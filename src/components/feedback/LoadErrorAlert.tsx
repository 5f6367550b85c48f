import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface LoadErrorAlertProps {
  /** What failed, such as 'The blogs could not be loaded.'. */
  children: string;
  /** Called when the reader clicks the button to try again. */
  onRetry: () => void;
}

/**
 * Shown in place of a list that could not be loaded, with a button to try again.
 *
 * For the dashboard; public pages leave the list out.
 *
 * **Screen reader:** The sentence is announced when it appears, without interrupting.
 */
export function LoadErrorAlert({ children, onRetry }: LoadErrorAlertProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
