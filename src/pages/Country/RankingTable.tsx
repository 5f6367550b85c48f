import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { byRank, QS_2025, type University } from '#src/domain/country.ts';
import { colors, headingFont } from '#src/theme/tokens.ts';

interface RankingTableProps {
  universities: readonly University[];
  /** True if they are sorted by rank. Default: in the given order. */
  isSorted?: boolean | undefined;
}

/** Below this width of the container, in px, the text is smaller. */
const NARROW = 560;

/** Below this width, such as with large text on a phone, the other columns are narrower. */
const NARROWEST = '16rem';

const Root = styled(Table)(({ theme }) => ({
  // The source below the table has the same words.
  '& caption': visuallyHidden,
  '& thead': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  '& thead th': { border: 0, color: theme.vars.palette.text.secondary },
  '& tbody': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  '& tbody tr': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& tbody th, & tbody td': { border: 0, lineHeight: 1.3, paddingBlock: 5 },
  '& thead th:first-of-type, & tbody [data-rank]': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody th': {
    verticalAlign: 'baseline',
    ...theme.typography.h4,
    fontSize: '1.125rem',
    '& small': {
      display: 'inline',
      marginInlineStart: 12,
      fontWeight: 400,
      lineHeight: 'inherit',
    },
  },
  '& tbody [data-rank]': {
    width: '8.5rem',
    ...headingFont,
    fontSize: 'clamp(1.75rem, 1.5rem + 0.8vw, 2.125rem)',
    lineHeight: 1,
    verticalAlign: 'baseline',
    color: 'var(--accent, currentColor)',
  },
  [`@container (max-width: ${NARROW}px)`]: {
    '& th, & td': { paddingInline: 4, overflowWrap: 'anywhere' },
    // Its longest word sets the width of the column.
    '& thead th': { fontSize: '0.8125rem', verticalAlign: 'bottom', overflowWrap: 'break-word' },
    '& tbody th': {
      fontSize: '0.9375rem',
      '& small': { display: 'block', marginInlineStart: 0, fontSize: '0.875rem' },
    },
    '& tbody [data-rank]': { width: '3.25rem', fontSize: '1.5rem' },
  },
  [`@container (max-width: ${NARROWEST})`]: {
    '& tbody [data-rank]': { width: '20%', fontSize: '1.25rem' },
  },
  '@media print': {
    '& tbody th, & tbody td': { paddingBlock: 5, color: `${colors.black} !important` },
    '& tbody [data-rank]': { fontSize: '1.5rem' },
  },
}));

/** A table of universities with large ranks. */
export function RankingTable({ universities, isSorted }: RankingTableProps) {
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Root>
        <caption>{QS_2025.label}</caption>
        <TableHead>
          <TableRow>
            <TableCell {...(isSorted && { 'aria-sort': 'ascending' })}>QS world ranking</TableCell>
            <TableCell>University and city</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(isSorted ? byRank(universities) : universities).map(
            ({ name, fullName, city, rank }) => (
              <TableRow key={name}>
                <TableCell data-rank>{rank}</TableCell>
                <TableCell component="th" scope="row">
                  {name}
                  <small>{fullName ? `${fullName} · ${city}` : city}</small>
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Root>
    </div>
  );
}
