import { styled } from '@mui/material/styles';
import { radius, shadows } from '#src/theme/tokens.ts';

/** A box in the lower left corner of the window, above everything but toasts. */
export const Banner = styled('aside')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'fixed',
    insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
    insetInlineStart: 16,
    zIndex: theme.zIndex.snackbar,
    boxSizing: 'border-box',
    width: 'min(420px, 100% - 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '12px 12px 12px 18px',
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `5px solid ${palette.secondary.main}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: shadows.high,
    '@media print': { display: 'none' },
  };
});
