import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { stackedRows } from '#src/components/ui/stackedRows.ts';
import { colors, headingFont } from '#src/theme/tokens.ts';

/** A column of the table. The first column has the row headers. */
interface FeeColumn {
  readonly label: string;
  /**
   * `figure`: the amount, in large type. `group`: rows with the same text are a group, separated
   * from the others by a stronger line. Default: plain text.
   */
  readonly kind?: 'figure' | 'group';
}

/** The text of a cell, with a remark below it in small print; struck through if it is over. */
interface FeeCell {
  readonly text: string;
  readonly remark?: string;
  readonly isOver?: true | undefined;
}

interface FeeTableProps {
  /** The heading of the table: what the fees are for. */
  caption: string;
  /** The columns in order, at least two; the first has the row headers. */
  columns: readonly FeeColumn[];
  /** The cells of each row, in the order of the columns; a cell may have a remark. */
  rows: readonly (readonly (string | FeeCell)[])[];
}

/** Below this width of the container, in px, the text is smaller. */
const NARROW = 560;

/** Below this width, such as on a phone of 320 px, amounts of several words wrap. */
const NARROWER = '18.5rem';

/** Below this width, such as with large text on a phone, the cells of a row are stacked. */
const NARROWEST = '16rem';

const Root = styled(Table)(({ theme }) => ({
  '& caption': {
    ...theme.typography.subtitle2,
    captionSide: 'top',
    padding: '0 0 10px',
    color: theme.vars.palette.text.secondary,
  },
  '& thead': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  '& thead th': { border: 0, color: theme.vars.palette.text.secondary },
  '& th:first-of-type': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& tbody th, & tbody td': { border: 0 },
  '& tbody th': { fontWeight: 600 },
  '& tbody small': theme.typography.caption,
  '& tbody td': { color: theme.vars.palette.text.secondary },
  '& [data-kind="figure"]': { textAlign: 'right' },
  '& tbody [data-kind="figure"]': {
    ...headingFont,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
    lineHeight: 1.2,
    color: theme.vars.palette.text.primary,
    whiteSpace: 'nowrap',
  },
  '& tbody s': { fontSize: '1.0625rem', color: theme.vars.palette.text.secondary },
  '& tbody tr[data-starts-group]': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  [`@container (max-width: ${NARROW}px)`]: {
    '& th, & td': { paddingInline: 6, fontSize: '0.9375rem' },
    '& thead th': { fontSize: '0.8125rem', verticalAlign: 'bottom' },
    '& tbody th, & tbody td': { overflowWrap: 'anywhere' },
    '& tbody th': { minWidth: '5.5rem' },
    '& tbody [data-kind="figure"]': { fontSize: '1.125rem' },
  },
  [`@container (max-width: ${NARROWER})`]: {
    '& tbody [data-kind="figure"]': { whiteSpace: 'normal', overflowWrap: 'normal' },
  },
  [`@container (max-width: ${NARROWEST})`]: {
    ...stackedRows,
    '& tbody tr > *': { paddingInline: 0, paddingBlock: 4 },
    '& tbody [data-kind="figure"]': { textAlign: 'start' },
  },
  '@media print': { '& th, & td': { paddingBlock: 6, color: `${colors.black} !important` } },
}));

const textOf = (cell: string | FeeCell | undefined) =>
  typeof cell === 'object' ? cell.text : cell;

/** True if a row is in a different group than the row before it. */
function startsGroup(props: FeeTableProps, rowIndex: number): boolean {
  const column = props.columns.findIndex(({ kind }) => kind === 'group');
  const before = textOf(props.rows[rowIndex - 1]?.[column]);
  return before !== undefined && before !== textOf(props.rows[rowIndex]?.[column]);
}

/**
 * A table of fees with large amounts.
 *
 * For amounts of money in Nepal; use FigureList for fees and rules of an authority.
 */
export function FeeTable(props: FeeTableProps) {
  const { caption, columns, rows } = props;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Root>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map(({ label, kind }) => (
              <TableCell key={label} data-kind={kind}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, rowIndex) => (
            <TableRow
              key={cells.map(textOf).join('|')}
              data-starts-group={startsGroup(props, rowIndex) || undefined}
            >
              {columns.map(({ label, kind }, index) => (
                <TableCell
                  key={label}
                  data-kind={kind}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : { 'data-label': label })}
                >
                  <Cell cell={cells[index]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Root>
    </div>
  );
}

function Cell({ cell }: { cell: string | FeeCell | undefined }) {
  if (typeof cell !== 'object') return cell;
  return (
    <>
      {cell.isOver ? <s>{cell.text}</s> : cell.text} {cell.remark && <small>{cell.remark}</small>}
    </>
  );
}
