import Typography from '@mui/material/Typography';

interface StatusMessageProps {
  /** The status, such as 'Loading blogs...'. */
  children: string;
}

/**
 * A line of status text in a live region.
 *
 * For loading and empty states; use a Callout for an error.
 */
export function StatusMessage({ children }: StatusMessageProps) {
  return (
    <Typography role="status" color="text.secondary" sx={{ mb: 3 }}>
      {children}
    </Typography>
  );
}
