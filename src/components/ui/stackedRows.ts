import type { CSSObject } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/**
 * Styles of a table without room for its columns: the cells of a row are stacked, and a cell with
 * `data-label` begins with this label.
 */
export const stackedRows: CSSObject = {
  '& thead': visuallyHidden,
  '& :is(tbody, tfoot) > tr > *': { display: 'block', textAlign: 'start' },
  '& tr > :not(:last-child)': { borderBottom: 0 },
  '& td[data-label]::before': { content: 'attr(data-label) ": "' },
};
