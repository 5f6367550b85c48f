import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

/**
 * The label of a control of the browser, `input` or `select`, with the control as its last child: the text
 * is above it. It takes less room than Field, and a page with it needs none of MUI's script for fields.
 *
 * Between other text; use Field in a form that is sent.
 */
export const CompactField = styled('label')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    overflowWrap: 'anywhere',
    color: palette.text.secondary,
    '& > :is(input, select)': {
      ...theme.typography.body1,
      width: '100%',
      minWidth: 0,
      minHeight: 40,
      padding: '0 14px',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.controlBorder}`,
      borderRadius: radius.small,
      '&:hover': { borderColor: palette.text.primary },
      '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
    },
    '& > select': { paddingInline: 10 },
    '&:has([aria-invalid])': { color: palette.error.main },
    '& > [aria-invalid]': { borderColor: palette.error.main },
  };
});
