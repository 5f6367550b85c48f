import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { formatOffer, writeComparison } from '#src/content/countries/comparison.ts';
import { getRelatedCountries } from '#src/content/countries/offeredCountries.ts';
import type { Country } from '#src/domain/country.ts';
import { readSumState } from '#src/domain/sumOptions.ts';
import { DEFAULT_SUM_OPTIONS } from '#src/domain/wholeSum.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 20px',
  padding: 0,
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
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface RelatedCountriesProps {
  country: Country;
}

/** The guides to the related countries, and their comparison. */
export function RelatedCountries({ country }: RelatedCountriesProps) {
  const related = getRelatedCountries(country);
  const day = useFiguresDay();
  const publishedRates = useRates();
  const [params] = useSearchParams();
  // What is put in on this page goes along. The page is prerendered without it.
  const state = readSumState(params, country, day, publishedRates);
  const { options, rates } = useBrowserValue(() => state, {
    options: DEFAULT_SUM_OPTIONS,
    rates: publishedRates,
  });
  const slugs = [country, ...related].map(({ slug }) => slug);
  const query = writeComparison({
    slugs,
    rates,
    offers: { [country.slug]: formatOffer(options) },
  });
  return (
    <ArticleSection id="neighbours" heading="Compare with">
      <List>
        {related.map(({ slug, name, tagline }) => (
          <li key={slug}>
            <a href={paths.studyIn(slug)}>
              <CountryFlag slug={slug} />
              <span>
                <strong>{name}</strong>
                <small>{tagline}</small>
              </span>
            </a>
          </li>
        ))}
      </List>
      <Button className="no-print" variant="outlined" href={`${paths.compare}?${query}`}>
        {`Compare ${slugs.length === 2 ? 'both' : 'all three'}`}
      </Button>
    </ArticleSection>
  );
}
