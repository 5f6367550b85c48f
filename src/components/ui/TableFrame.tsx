import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/**
 * The frame of a table. A phone has no room for several columns: the cells of a row are stacked, and
 * a cell with `data-label` begins with this label.
 */
export const TableFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    marginTop: 24,
    '& td, & th': { verticalAlign: 'top' },
    '& tbody :is(th, td:first-of-type)': { overflowWrap: 'anywhere' },
    '& tbody th': { fontWeight: 700, minWidth: 128 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    [theme.breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      '& tbody > tr > *': { display: 'block', width: 'auto !important', paddingBlock: 6 },
      '& tbody > tr > :not(:last-child)': { borderBottom: 0 },
      '& td[data-label]::before': { content: 'attr(data-label) ": "' },
    },
  };
});
