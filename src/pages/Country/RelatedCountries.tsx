import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import {
  type Comparison,
  formatOffer,
  guideQuery,
  readComparison,
  writeComparison,
} from '#src/content/countries/comparison.ts';
import { getRelatedCountries, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import type { Country } from '#src/domain/country.ts';
import { readSumState } from '#src/domain/sumState.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { useHydratedQuery } from '../useUrlState.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '0 0 20px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 12,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 14,
    alignItems: 'center',
    paddingBlock: 6,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& strong': { ...theme.typography.h4, display: 'block' },
  '& small': { display: 'inline' },
}));

/** The guides to compared or related countries, and their comparison. */
export function RelatedCountries({ country }: { country: Country }) {
  const day = useFiguresDay(country.figures);
  const publishedRates = useRates();
  const params = useHydratedQuery();
  const related = [country, ...getRelatedCountries(country)].map(({ slug }) => slug);
  const asked = readComparison(params, publishedRates);
  const own = formatOffer(readSumState(params, country, day, publishedRates).options);
  const isAsked = asked.slugs.length > 1 && asked.slugs.includes(country.slug);
  const comparison: Comparison = {
    ...asked,
    slugs: isAsked ? asked.slugs : related,
    offers: {
      ...asked.offers,
      [country.slug]: [own, asked.offers[country.slug]?.[1] ?? ''],
    },
  };
  const { slugs } = comparison;
  const others = slugs.filter((slug) => slug !== country.slug);
  const suffix = (slug: string) => `${params}` && `?${guideQuery(comparison, slug)}`;
  return (
    <ArticleSection id="neighbours" heading="Compare with" className="no-print">
      <List>
        {offeredCountries
          .filter(({ slug }) => others.includes(slug))
          .map(({ slug, name, tagline }) => (
            <li key={slug}>
              <a href={`${paths.studyIn(slug)}${suffix(slug)}`}>
                <CountryFlag slug={slug} />
                <span>
                  <strong>{name}</strong>
                  <small>{tagline}</small>
                </span>
              </a>
            </li>
          ))}
      </List>
      <Button variant="outlined" href={`${paths.compare}?${writeComparison(comparison)}`}>
        {`Compare ${slugs.length === 2 ? 'both' : 'all three'}`}
      </Button>
    </ArticleSection>
  );
}
