import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface LoadFailureProps {
  /** What failed, such as 'The blogs could not be loaded.'. */
  children: string;
  onRetry: () => void;
}

/**
 * Stands where a list could not be loaded, with the way to try again.
 *
 * For the dashboard; public pages leave out what could not be loaded.
 */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
