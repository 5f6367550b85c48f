import Typography from '@mui/material/Typography';

interface EyebrowProps {
  /** Two or three words, such as 'Study in'. */
  children: string;
}

/**
 * The two or three words above a heading.
 *
 * Only above a heading; it is not a heading itself.
 */
export function Eyebrow({ children }: EyebrowProps) {
  return (
    <Typography variant="overline" component="p" sx={{ color: 'eyebrow', mb: 0.75 }}>
      {children}
    </Typography>
  );
}
