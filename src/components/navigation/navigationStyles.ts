import type { CSSObject, Theme } from '@mui/material/styles';
import { canHover, headingFont, motion, shadows } from '#src/theme/tokens.ts';

/** The styles of a link or menu button in the header; the current one is underlined. */
export function navItemStyles({ theme }: { theme: Theme }) {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: 'clamp(6px, 0.75vw, 11px)',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 550,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto clamp(6px, 0.75vw, 11px) 2px',
      borderBottom: '3px solid transparent',
    },
    '&:hover::after': { borderColor: palette.divider },
    'li:has(:popover-open) > &::after': { borderColor: palette.divider },
    '&[aria-current]::after': { borderColor: palette.secondary.dark },
    '@media (forced-colors: active)': {
      '&::after': { display: 'none' },
      '&[aria-current]::after': { display: 'block', borderColor: 'Highlight' },
    },
    [theme.breakpoints.down('md')]: {
      minHeight: 48,
      paddingInline: 12,
      ...headingFont,
      fontSize: '1.25rem',
      '&::after': { inset: 'auto 12px 4px' },
    },
  } as const;
}

/** The header's usual height. */
const HEIGHT = 'var(--site-header-height, 72px)';

/**
 * The styles of a panel that opens below the header. Browsers without anchor positioning use the
 * header's usual height. The name is in `positionAnchor`, because Firefox adds how far the page is
 * scrolled to `anchor(--name)`.
 */
export function panelStyles({ vars: { palette } }: Theme): CSSObject {
  return {
    position: 'fixed',
    inset: 'auto 0',
    top: HEIGHT,
    '@supports (top: anchor(bottom))': {
      positionAnchor: '--site-header',
      top: `anchor(bottom, ${HEIGHT})`,
    },
    width: 'auto',
    maxHeight: `calc(100dvh - ${HEIGHT} - 16px)`,
    margin: 0,
    padding: 0,
    border: 0,
    borderBottom: `1px solid ${palette.divider}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: shadows.high,
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `site-panel-in ${motion.slow}ms ${motion.easing}`,
    },
    '@keyframes site-panel-in': { from: { transform: 'translateY(-8px)' } },
  };
}

/** The same for the panel of a narrow screen, behind which the page stands still. */
export function narrowPanelStyles(theme: Theme): CSSObject {
  return {
    ...panelStyles(theme),
    // Without popovers it is open while the finger or the focus is in it, or on its button.
    '@supports not selector(:popover-open)': {
      'div:not(:hover, :focus-within) > &': { display: 'none' },
    },
    // The gutter keeps the width of the page where scrollbars take space.
    'html:has(&:popover-open)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  };
}

/** The styles of a popover that is a part of the page, always visible. */
export const inPage = {
  position: 'static',
  display: 'block',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
} as const;

/** The styles around that panel and its button, which shows the last icon while it is open. */
export const narrowMenuStyles = {
  display: 'contents',
  '& > button > :last-child': { display: 'none' },
  '&:has(> :popover-open) > button': {
    '& > svg:first-of-type': { display: 'none' },
    '& > :last-child': { display: 'block' },
  },
} as const;

/** The styles of the button that opens that panel. */
export function narrowOpenerStyles(theme: Theme) {
  return {
    ...roundButton(theme),
    marginRight: -10,
    [theme.breakpoints.up('md')]: { display: 'none' },
  } as const;
}

/** The styles of a round button with an icon. MUI's IconButton would be 1 KB more on each page. */
export function roundButton({ vars: { palette } }: Theme) {
  return {
    minWidth: 44,
    minHeight: 44,
    borderRadius: '50%',
    [canHover]: { '&:hover': { backgroundColor: palette.action.hover } },
  } as const;
}
