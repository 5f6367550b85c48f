import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { radius } from '#src/theme/tokens.ts';
import { stackedRows } from './stackedRows.ts';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  marginTop: 24,
  '& td, & th': { verticalAlign: 'top' },
  '& tbody :is(th, td:first-of-type)': { overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 700, minWidth: 128 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  containerType: 'inline-size',
  // In rem, so that large text has its room as well.
  '@container (max-width: 33rem)': {
    ...stackedRows,
    '& tbody > tr > *': { width: 'auto !important', paddingBlock: 6 },
    '& tbody > tr > :first-of-type': { paddingTop: 14 },
    '& tbody > tr > :last-child': { paddingBottom: 14 },
  },
}));

interface TableFrameProps {
  /** The name of the table. */
  label: string;
  /** The headings of the columns. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
  /** For `styled`. */
  className?: string;
}

/**
 * A table with its headings. A phone has no room for several columns: the cells of a row are
 * stacked, and a cell with `data-label` begins with this label.
 *
 * For the tables of the dashboard.
 */
export function TableFrame({ label, columns, children, className }: TableFrameProps) {
  return (
    <Frame className={className}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Frame>
  );
}
