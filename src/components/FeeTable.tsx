import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { fontFamilies } from '#src/theme/tokens.ts';

/** A column of a table of fees. The first one names its row. */
export interface FeeColumn {
  readonly label: string;
  /**
   * `figure`: the amount, which catches the eye. `group`: rows with the same text belong together
   * and are parted from the others by a stronger line. Default: plain text.
   */
  readonly kind?: 'figure' | 'group';
}

interface FeeTableProps {
  /** What the table lists: its name, and its first line. */
  caption: string;
  /** Two or more. */
  columns: readonly FeeColumn[];
  /** The rows' texts, in the order of the columns. */
  rows: readonly (readonly string[])[];
}

/** Below this width of its container, in px, a row's texts stand below each other. */
const NARROW = 560;

/** Below this width an amount has no room beside a name: a small phone, or large text. */
const NARROWEST = '20rem';

/** In the narrow form the amount stands across from the row's name, and the rest below the name. */
const stacked = {
  '& thead': {
    clipPath: 'inset(50%)',
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    paddingBlock: 12,
  },
  '& tbody th, & tbody td': {
    border: 0,
    padding: 0,
    gridColumn: 1,
    textAlign: 'left',
  },
  '& tbody [data-kind="figure"]': {
    gridColumn: 2,
    gridRow: '1 / span 4',
    alignSelf: 'center',
    textAlign: 'right',
  },
} as const;

const under = {
  '& tbody tr': { display: 'block', paddingBlock: 12 },
  '& tbody [data-kind="figure"]': { display: 'block', textAlign: 'left', whiteSpace: 'normal' },
} as const;

const Frame = styled('div')({ containerType: 'inline-size' });

const Root = styled(Table)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& caption': {
      ...theme.typography.subtitle2,
      captionSide: 'top',
      padding: '0 0 10px',
      color: palette.text.secondary,
    },
    '& thead': { borderBottom: `2px solid ${palette.text.primary}` },
    '& thead th': { border: 0, color: palette.text.secondary },
    '& tr': { breakInside: 'avoid' },
    '& th:first-of-type': { paddingLeft: 0 },
    '& tr > :last-child': { paddingRight: 0 },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tbody th, & tbody td': { border: 0 },
    '& tbody th': { fontWeight: 600 },
    '& tbody td': { color: palette.text.secondary },
    '& [data-kind="figure"]': { textAlign: 'right' },
    '& tbody [data-kind="figure"]': {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
      lineHeight: 1.2,
      color: palette.text.primary,
      whiteSpace: 'nowrap',
    },
    '& tbody tr[data-starts-group]': { borderTop: `2px solid ${palette.text.primary}` },
    [`@container (max-width: ${NARROW}px)`]: {
      ...stacked,
      '& tbody': { display: 'block', borderTop: `2px solid ${palette.text.primary}` },
    },
    [`@container (max-width: ${NARROWEST})`]: under,
    '@media print': { '& th, & td': { paddingBlock: 6, color: '#000 !important' } },
  };
});

/** Whether a row belongs to another group than the one before it. */
function startsGroup(props: FeeTableProps, rowIndex: number): boolean {
  const column = props.columns.findIndex(({ kind }) => kind === 'group');
  const before = props.rows[rowIndex - 1];
  return (
    column !== -1 &&
    before?.[column] !== undefined &&
    before[column] !== props.rows[rowIndex]?.[column]
  );
}

/**
 * A table of fees: an amount in each row is the eye-catcher. Where it is narrow, rows are stacked;
 * the roles are written out, because some browsers forget what a table is when it is laid out so.
 *
 * For amounts; ranks stand in a RankingTable, countries side by side in a ComparisonGrid.
 */
export function FeeTable(props: FeeTableProps) {
  const { caption, columns, rows } = props;
  return (
    <Frame>
      <Root role="table">
        <caption>{caption}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ label, kind }) => (
              <TableCell
                key={label}
                component="th"
                scope="col"
                role="columnheader"
                data-kind={kind}
              >
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((cells, rowIndex) => (
            <TableRow
              key={cells.join('|')}
              role="row"
              data-starts-group={startsGroup(props, rowIndex) || undefined}
            >
              {columns.map(({ label, kind }, index) => (
                <TableCell
                  key={label}
                  data-kind={kind}
                  {...(index === 0
                    ? { component: 'th', scope: 'row', role: 'rowheader' }
                    : { role: 'cell' })}
                >
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Root>
    </Frame>
  );
}
