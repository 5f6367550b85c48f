import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBottom: 8 },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '8px 16px 8px 0',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& tr:last-child > *': { borderBottom: 0 },
  '& code': { fontSize: '0.875rem' },
  // Storybook breaks a name anywhere; the panel scrolls.
  '& th code': { whiteSpace: 'nowrap' },
  // The browser's blue would be too dark in the dark scheme.
  '& a': { color: 'inherit' },
}));

interface DataTableProps {
  caption?: string;
  columns: readonly string[];
  /** The cells of each row; the first is its header. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

/** A plain table. The first column contains the row headers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <Panel>
      <Table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
