import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ComparisonTableProps {
  /** The items to compare: a key, a name, and the content of the column's header. */
  columns: readonly { key: string; name: string; head: ReactNode }[];
  /** The topics: a label, and a cell for each column in the same order. */
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: '0 clamp(16px, 3vw, 40px)',
    '& > section': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      borderTop: `1px solid ${palette.controlBorder}`,
      paddingBlock: 20,
      rowGap: 12,
      breakInside: 'avoid',
    },
    '& > section > h2': { gridColumn: '1 / -1' },
    [`${theme.breakpoints.up('sm')}, print`]: {
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    },
  };
});

const Heads = styled('div')(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  paddingBottom: 16,
  [`${theme.breakpoints.up('sm')}, print`]: { display: 'grid' },
}));

/** The column's name in each cell: visible if the columns are stacked, always read out. */
const CellName = styled('dt')(({ theme }) => ({
  fontWeight: 700,
  [`${theme.breakpoints.up('sm')}, print`]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

const Cells = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  rowGap: 16,
  margin: 0,
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& > div': { position: 'relative', minWidth: 0 },
});

/**
 * Compares a few items side by side, topic by topic; stacked on a phone.
 *
 * For two or three items; use FeeTable for a list of figures.
 */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <Frame sx={{ '--columns': columns.length }}>
      <Heads aria-hidden="true">
        {columns.map(({ key, head }) => (
          <div key={key}>{head}</div>
        ))}
      </Heads>
      {rows.map(({ label, cells }) => (
        <section key={label} aria-label={label}>
          <Typography variant="h3" component="h2">
            {label}
          </Typography>
          <Cells>
            {columns.map(({ key, name }, index) => (
              <div key={key}>
                <CellName>{name}</CellName>
                <dd>{cells[index]}</dd>
              </div>
            ))}
          </Cells>
        </section>
      ))}
    </Frame>
  );
}
