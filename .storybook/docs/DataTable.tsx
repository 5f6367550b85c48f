import type { ReactNode } from 'react';

interface DataTableProps {
  caption?: string;
  columns: readonly string[];
  /** The cells of each row; the first is its header. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

/** A table on a docs page, which scrolls sideways on a phone. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%' }}>
        {caption && <caption style={{ textAlign: 'start' }}>{caption}</caption>}
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
              <th scope="row" style={{ textAlign: 'start', verticalAlign: 'top' }}>
                {heading}
              </th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
