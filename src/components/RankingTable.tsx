import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { University } from '#src/content/destinations/destination.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

interface RankingTableProps {
  /** The ranking and its year. */
  caption: string;
  /** In the order in which they are to be shown. */
  universities: readonly University[];
  /** Whether that order is the order of the ranks. Default: false. */
  isSorted?: boolean;
}

/** Below this width of its container, in px, a city stands below its university. */
const NARROW = 560;

const stacked = {
  '& thead': {
    clipPath: 'inset(50%)',
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
  '& tbody': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: '5.25rem minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: 10,
  },
  '& tbody th, & tbody td': { padding: 0, gridColumn: 2 },
  '& tbody [data-rank]': { gridColumn: 1, gridRow: '1 / span 2' },
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
    '& tbody': { borderTop: `2px solid ${palette.text.primary}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}`, breakInside: 'avoid' },
    '& tbody th, & tbody td': { border: 0, lineHeight: 1.4 },
    '& thead th:first-of-type, & tbody [data-rank]': { paddingLeft: 0 },
    '& thead th:last-of-type': { width: '32%' },
    '& tr > :last-child': { paddingRight: 0 },
    '& tbody th': {
      ...theme.typography.h4,
      fontSize: '1.125rem',
      '& small': {
        display: 'block',
        fontSize: '0.9375rem',
        fontWeight: 400,
        color: palette.text.secondary,
      },
    },
    '& tbody td': { color: palette.text.secondary },
    '& tbody [data-rank]': {
      width: '8.5rem',
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
      lineHeight: 1,
      color: 'var(--accent, currentColor)',
    },
    [`@container (max-width: ${NARROW}px)`]: stacked,
    '@media print': {
      '& tbody th, & tbody td': { paddingBlock: 5, color: '#000 !important' },
      '& tbody [data-rank]': { fontSize: '1.5rem' },
    },
  };
});

/**
 * Universities with their rank as the eye-catcher. The roles are written out, because some browsers
 * forget what a table is when its narrow form is laid out as a grid.
 *
 * For ranks; it sorts nothing, the page does.
 */
export function RankingTable({ caption, universities, isSorted = false }: RankingTableProps) {
  return (
    <Frame>
      <Root role="table">
        <caption>{caption}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell
              component="th"
              scope="col"
              role="columnheader"
              {...(isSorted && { 'aria-sort': 'ascending' })}
            >
              QS world ranking
            </TableCell>
            <TableCell component="th" scope="col" role="columnheader">
              University
            </TableCell>
            <TableCell component="th" scope="col" role="columnheader">
              City
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {universities.map(({ name, fullName, city, rank }) => (
            <TableRow key={name} role="row">
              <TableCell role="cell" data-rank>
                {rank}
              </TableCell>
              <TableCell component="th" scope="row" role="rowheader">
                {name}
                {fullName && <small>{fullName}</small>}
              </TableCell>
              <TableCell role="cell">{city}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Root>
    </Frame>
  );
}
