import Typography from '@mui/material/Typography';

/**
 * The two or three words above a heading.
 *
 * Only above a heading; it is no heading itself.
 */
export function Kicker({ children }: { children: string }) {
  return (
    <Typography variant="overline" component="p" sx={{ color: 'kicker', mb: 0.75 }}>
      {children}
    </Typography>
  );
}
