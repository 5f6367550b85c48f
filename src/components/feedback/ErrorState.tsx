import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  /** The h1. */
  heading: string;
  /** The problem in plain words, and a way out for the reader. */
  advice: string;
  /** Details of the error in one line, in small print. */
  message?: string;
  /** Links to other pages; the first one is the primary one. */
  links: readonly { label: string; href: string }[];
  /** A button for an action, such as reloading the page. */
  action?: ReactNode;
  /** A drawing above the heading: decorative. */
  picture?: ReactNode;
  /** Content below the links. */
  children?: ReactNode;
}

/**
 * The content of an error page: what happened, what to do, and links to other pages.
 *
 * For a whole page; use a Callout for a part that could not be loaded.
 */
export function ErrorState({
  heading,
  message,
  advice,
  links,
  action,
  picture,
  children,
}: ErrorStateProps) {
  return (
    <Container sx={{ paddingBlock: 'clamp(48px, 8vw, 120px)' }}>
      {picture}
      <Typography variant="h1" tabIndex={-1}>
        {heading}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '54ch' }}>
        {advice}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          mt: 4,
          gap: 1.5,
          // On a phone the web font, which comes later, would move one to another line.
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          alignItems: 'start',
        }}
      >
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
      </Box>
      {message && (
        <Typography
          variant="body2"
          sx={{ mt: 3, fontVariantNumeric: 'tabular-nums' }}
          color="text.secondary"
        >
          {message}
        </Typography>
      )}
      {children}
    </Container>
  );
}
