import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ErrorNoticeProps {
  /** The h1. */
  heading: string;
  /** What went wrong, in one line, where there is more to it than the heading. */
  message?: string;
  /** What the reader can do about it. */
  advice: string;
  /** Where to go on, the first as the main way. */
  links: readonly { label: string; href: string }[];
  /** A button for something that is no link, such as loading the page again. */
  action?: ReactNode;
  /** A drawing above the heading: decorative. */
  picture?: ReactNode;
  /** What stands below the ways on. */
  children?: ReactNode;
}

/**
 * A whole page that says that something is not as it should be, and how to go on.
 *
 * For a whole page; a part that could not be loaded is a LoadErrorAlert.
 */
export function ErrorState({
  heading,
  message,
  advice,
  links,
  action,
  picture,
  children,
}: ErrorNoticeProps) {
  return (
    <Container sx={{ paddingBlock: 'clamp(48px, 8vw, 120px)' }}>
      {picture}
      <Typography variant="h1" tabIndex={-1}>
        {heading}
      </Typography>
      {message && (
        <Typography
          sx={{ mt: 2, fontVariantNumeric: 'tabular-nums', fontSize: '0.9375rem' }}
          color="text.secondary"
        >
          {message}
        </Typography>
      )}
      <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '54ch' }}>
        {advice}
      </Typography>
      <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
        {action}
        {links.map(({ label, href }, index) => (
          <Button
            key={href}
            href={href}
            variant={index === 0 && !action ? 'contained' : 'outlined'}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {children}
    </Container>
  );
}
