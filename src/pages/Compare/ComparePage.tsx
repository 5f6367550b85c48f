import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CountryPicker } from '#src/components/country/CountryPicker.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import {
  comparisonAddress,
  inMenuOrder,
  MAX_COMPARED,
  namesInText,
} from '#src/content/countries/comparedCountries.ts';
import {
  type Comparison,
  readComparison,
  writeComparison,
} from '#src/content/countries/comparison.ts';
import { loadCountry, loadedCountries } from '#src/content/countries/loadCountry.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useUrlState } from '../useUrlState.ts';
import { CountryComparison, type CountryComparisonProps } from './CountryComparison.tsx';
import { FlagRope } from './FlagRope.tsx';

const options = offeredCountries.map(({ slug, shortName }) => ({ slug, name: shortName }));

/** Scales the page so that three countries fit beside one another on A4. */
const PrintScale = styled('div')({ '@media print': { zoom: 0.57 } });

const FACTS =
  'what the first year costs in rupees, what the bank must show, intakes, work and universities.';

/** Names the countries, for whoever gets a link. */
function describe(slugs: Comparison['slugs']) {
  if (slugs.length === 0) {
    const description = `Countries side by side: ${FACTS}`;
    return { title: 'Compare countries', description };
  }
  const names = namesInText(slugs);
  return { title: `Compare ${names}`, description: `Studying in ${names} side by side: ${FACTS}` };
}

/** Compares up to three countries. What is chosen and put in is in the page's URL. */
export default function ComparePage() {
  const publishedRates = useRates();
  const read = (query: URLSearchParams) => readComparison(query, publishedRates);
  const [shown, change] = useUrlState(read, writeComparison);

  return (
    <PrintScale>
      <PageMeta {...describe(shown.slugs)} path={comparisonAddress(shown.slugs)} />
      <PageHero
        heading="Compare countries"
        lead="What each country costs, and what the bank must show. Put in your offers, and send the link to the family."
        size="small"
        aside={<FlagRope />}
      />
      <Section isBelowHero>
        {shown.slugs.length === 0 && (
          <noscript>
            <p>
              Comparing needs JavaScript and a recent browser. The guide to each country has the
              same facts.
            </p>
          </noscript>
        )}
        <Box className="no-print needs-script" sx={{ mb: 3 }}>
          <CountryPicker
            countries={options}
            selected={shown.slugs}
            max={Math.min(MAX_COMPARED, options.length)}
            onChange={(slugs) =>
              change((current) => {
                // Those of the address that are not in the HTML.
                const others = current.slugs.filter((slug) => !shown.slugs.includes(slug));
                return { slugs: inMenuOrder([...others, ...slugs].slice(0, MAX_COMPARED)) };
              })
            }
          />
        </Box>
        <ComparisonResult key={shown.slugs.join()} comparison={shown} onChange={change} />
      </Section>
    </PrintScale>
  );
}

function ComparisonResult({ comparison, onChange }: Omit<CountryComparisonProps, 'guides'>) {
  const { slugs } = comparison;
  const { data: guides, isLoading } = useQuery(
    async () => ({ data: await Promise.all(slugs.map(loadCountry)) }),
    loadedCountries(slugs),
  );
  // A static host sends the same HTML for every choice.
  const empty = useBrowserValue(
    () => 'Nothing is chosen yet. Choose the countries to compare.',
    'Loading the comparison...',
  );
  if (slugs.length === 0) {
    return (
      <div className="needs-script">
        <StatusMessage>{empty}</StatusMessage>
      </div>
    );
  }
  if (isLoading) return <StatusMessage>Loading the guides...</StatusMessage>;
  if (!guides) {
    return (
      <Callout role="alert" isError>
        Failed to load the guides. Please try again later.
      </Callout>
    );
  }
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', mb: 3, gap: 1, flexWrap: 'wrap' }}>
        <ShareButtons title="Compare countries" />
        <PrintButton />
      </Box>
      <CountryComparison {...{ guides, comparison, onChange }} />
    </>
  );
}
