import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { colors, fontFamilies, motion } from '#src/theme/tokens.ts';

export const Opener = styled(IconButton)(({ theme }) => ({
  gap: 8,
  marginRight: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** A phone in landscape: only the close button is sticky, and everything else scrolls together. */
const LOW_VIEWPORT = '@media (max-height: 30rem)';

/** Emotion does not know `closedby` and would omit it. */
const shouldForwardProp = (prop: string) => prop !== 'sx' && prop !== 'theme';

export const Panel = styled('dialog', { shouldForwardProp })(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  display: 'none',
  width: 'min(100%, 27rem)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  overscrollBehavior: 'contain',
  [LOW_VIEWPORT]: { overflowY: 'auto' },
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // The gutter keeps the width of the page where scrollbars take space.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '&::backdrop': { backgroundColor: colors.backdrop },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `site-dialog-in ${motion.slow}ms ${motion.easing}`,
  },
  '@keyframes site-dialog-in': { from: { transform: 'translateX(32px)' } },
  '@media print': { display: 'none !important' },
}));

export const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  paddingInline: 'clamp(16px, 4vw, 32px) calc(clamp(16px, 4vw, 32px) - 10px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [LOW_VIEWPORT]: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    minHeight: 52,
    backgroundColor: 'inherit',
  },
}));

export const Brand = styled('div')({
  display: 'flex',
  fontSize: '1.1875rem',
  '&& > *': { fontSize: '1em' },
});

export const Scroller = styled('nav')({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 'clamp(8px, 3vw, 20px)',
  [LOW_VIEWPORT]: { flex: 'none', overflowY: 'visible' },
});

/** Aligned to the bottom, within reach of the thumb, if the entries do not fill the height. */
export const Entries = styled('ul')({ margin: 'auto 0 0', padding: '8px 0', listStyle: 'none' });

export const SubEntries = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
});

function entryStyle({ theme }: { theme: Theme }) {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 52,
    padding: '8px 12px',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    fontFamily: fontFamilies.heading,
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'start',
    textDecoration: 'none',
    listStyle: 'none',
    cursor: 'pointer',
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: palette.secondary.dark,
      textDecorationThickness: 3,
      textUnderlineOffset: '0.22em',
    },
    '& svg': { transition: `transform ${motion.slow}ms ${motion.easing}` },
    '[open] > & svg': { transform: 'rotate(180deg)' },
    '&::-webkit-details-marker': { display: 'none' },
  } as const;
}

export const EntryLink = styled('a')(entryStyle);
export const GroupSummary = styled('summary')(entryStyle);

export const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '12px clamp(16px, 4vw, 32px) max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
