import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

/**
 * A `label` above its control of the browser. It takes less room than Field, and a page with it
 * needs none of MUI's script for fields.
 */
export const CompactField = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > :is(input, select)': {
    ...theme.typography.body1,
    width: '100%',
    minWidth: 0,
    minHeight: 40,
    padding: '0 14px',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.controlBorder}`,
    borderRadius: radius.small,
    '&:hover': { borderColor: theme.vars.palette.text.primary },
  },
  '& > select': { paddingInline: 10 },
  '&:has([aria-invalid]) > label': { color: theme.vars.palette.error.main },
  '& > [aria-invalid]': { borderColor: theme.vars.palette.error.main },
}));
