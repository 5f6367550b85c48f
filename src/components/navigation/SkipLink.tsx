import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: radius.medium,
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
}));

/**
 * The first link of a page: visible on focus, skips the header and leads to `#content`.
 *
 * Once, before everything else; the page's main part must have the id `content`.
 *
 * **Keyboard:** The first `Tab` of a page shows it, `Enter` moves the focus to the page's main
 * part.
 *
 * **Screen reader:** A navigation 'Skip link' with the link 'Skip to content'.
 */
export function SkipLink() {
  return (
    <nav aria-label="Skip link">
      <Anchor className="no-print" data-scheme="dark" href="#content">
        Skip to content
      </Anchor>
    </nav>
  );
}
