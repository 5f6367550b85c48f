import Typography from '@mui/material/Typography';

interface StatusTextProps {
  /** What is going on, such as 'Loading blogs...'. */
  children: string;
}

/**
 * A line that says where things stand, and is read out when it changes.
 *
 * For what passes, such as loading, and for 'nothing there'; what went wrong is an alert.
 */
export function StatusMessage({ children }: StatusTextProps) {
  return (
    <Typography role="status" color="text.secondary" sx={{ mb: 3 }}>
      {children}
    </Typography>
  );
}
