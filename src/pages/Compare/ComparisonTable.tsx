import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import type { Country } from '#src/domain/country.ts';

interface ComparisonTableProps {
  /** The countries of the columns. */
  guides: readonly Pick<Country, 'slug' | 'name'>[];
  /** The topics. */
  rows: readonly {
    label: string;
    /** A sentence below the label. */
    lead?: string;
    /** A figure of all countries, above the cells. */
    figure?: ReactNode;
    /** A cell for each country, in the same order. */
    cells?: readonly ReactNode[];
    /** True if its cells need the width of a phone: the names are above them, not beside. */
    isWide?: boolean;
  }[];
}

/** The columns of the frame, also in browsers without subgrid. */
const asFrame = {
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gridColumn: '1 / -1',
  columnGap: 'inherit',
} as const;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 clamp(16px, 3vw, 40px)',
  '& > section': {
    ...asFrame,
    borderTop: `1px solid ${theme.vars.palette.controlBorder}`,
    paddingBlock: 13,
    rowGap: 10,
    breakInside: 'avoid',
    // It may be higher than half a page, which would stay empty before it.
    '&:has([data-wide])': { breakInside: 'auto' },
  },
  '& > section > :not(dl)': { gridColumn: '1 / -1', minWidth: 0 },
  [`${theme.breakpoints.up('sm')}, print`]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  },
}));

/** The names of the columns stay in view while their rows scroll. */
const Heads = styled('div')(({ theme }) => ({
  ...asFrame,
  display: 'none',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBlock: 12,
  // Over the line of the first section.
  marginBottom: -1,
  borderBottom: `1px solid ${theme.vars.palette.controlBorder}`,
  backgroundColor: theme.vars.palette.background.default,
  [`${theme.breakpoints.up('sm')}, print`]: { display: 'grid' },
  '@media print': { position: 'static' },
}));

/** The column's name in each cell: visible in stacked columns and on paper, always read out. */
const CellName = styled('dt')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  '[data-wide] > div > &': { ...theme.typography.h4, color: 'inherit', marginBottom: 4 },
  [theme.breakpoints.up('sm').replace('@media', '@media screen and')]: visuallyHidden,
}));

const Cells = styled('dl')(({ theme }) => ({
  ...asFrame,
  rowGap: 10,
  '&[data-wide]': { rowGap: 16 },
  '& dd': { overflowWrap: 'anywhere' },
  '& > div': { position: 'relative', minWidth: 0 },
  [theme.breakpoints.only('xs')]: {
    // Below the name at large text sizes.
    '&:not([data-wide]) > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12 },
    '&:not([data-wide]) dt': { flex: '0 0 5.75rem' },
    '&:not([data-wide]) dd': { flex: '1 1 8.5rem', minWidth: 0 },
  },
}));

/**
 * Compares two or three countries side by side, topic by topic; stacked on a phone. It is a list
 * for each topic, not a table, so that a screen reader reads the same on a phone.
 */
export function ComparisonTable({ guides, rows }: ComparisonTableProps) {
  return (
    <Frame sx={{ '--columns': guides.length }}>
      <Heads aria-hidden="true">
        {guides.map(({ slug, name }) => (
          <Typography
            key={slug}
            variant="h3"
            component="p"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
          >
            <CountryFlag slug={slug} />
            {name}
          </Typography>
        ))}
      </Heads>
      {rows.map(({ label, lead, figure, cells, isWide }) => (
        <section key={label} aria-label={label}>
          <Typography variant="h3" component="h2">
            {label}
          </Typography>
          {lead && (
            <Typography variant="body2" color="text.secondary">
              {lead}
            </Typography>
          )}
          {figure && <div>{figure}</div>}
          {cells && (
            <Cells data-wide={isWide || undefined}>
              {guides.map(({ slug, name }, index) => (
                <div key={slug}>
                  <CellName>{name}</CellName>
                  <dd>{cells[index]}</dd>
                </div>
              ))}
            </Cells>
          )}
        </section>
      ))}
    </Frame>
  );
}
