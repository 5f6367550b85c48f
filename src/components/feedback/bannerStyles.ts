import { styled } from '@mui/material/styles';
import { noticeFrame } from '#src/components/ui/noticeFrame.ts';
import { shadows } from '#src/theme/tokens.ts';

/** A box in the lower left corner of the window, above everything but toasts. */
export const Banner = styled('aside')(({ theme }) => ({
  ...noticeFrame(theme),
  position: 'fixed',
  insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  insetInlineStart: 16,
  zIndex: theme.zIndex.snackbar,
  width: 'min(420px, 100% - 32px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 12px 12px 18px',
  boxShadow: shadows.high,
  '@media print': { display: 'none' },
}));
