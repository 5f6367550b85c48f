import type { Theme } from '@mui/material/styles';

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
  } as const;
}
