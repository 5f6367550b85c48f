import { styled } from '@mui/material/styles';
import type { University } from '#src/domain/country.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

/** The content of the comparison's cells. */

/** A fact in a few words. */
export const Fact = styled('p')({
  margin: 0,
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
});

const Ranking = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
  },
  '& strong': {
    fontFamily: fontFamilies.heading,
    fontWeight: 600,
    fontSize: '1.1875rem',
    fontVariantNumeric: 'lining-nums',
  },
});

/** Universities with their rank, in the given order. */
export function RankedUniversities({ universities }: { universities: readonly University[] }) {
  return (
    <Ranking>
      {universities.map(({ rank, name }) => (
        <li key={name}>
          <strong>{rank}</strong> {name}
        </li>
      ))}
    </Ranking>
  );
}
