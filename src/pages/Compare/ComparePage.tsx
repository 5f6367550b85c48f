import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import { DestinationPicker } from '#src/components/destination/DestinationPicker.tsx';
import { ExchangeRateEditor } from '#src/components/destination/ExchangeRateEditor.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { defaultRates, defaultRatesNote, MAX_RATE } from '#src/domain/exchangeRates.ts';
import { SELECTION_PENDING, SELECTION_RENDERED_EVENT } from '#src/hydration/hydrated.ts';
import { useIsHydrated } from '#src/hydration/useIsHydrated.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { type Comparison, MAX_COMPARED, readComparison, writeComparison } from './comparison.ts';
import { DestinationComparison } from './DestinationComparison.tsx';
import { FlagRope } from './FlagRope.tsx';
import { useEarlyChoice } from './useEarlyChoice.ts';

const options = destinations.map(({ slug, name }) => ({
  slug,
  name,
  icon: <CountryFlag slug={slug} />,
}));

/** Scales the page so that three destinations fit beside one another on A4. */
const PrintScale = styled('div')({ '@media print': { zoom: 0.5 } });

/**
 * If a destination is checked before hydration, or the address has a selection, CSS shows that the
 * comparison is loading.
 */
const Selection = styled('div')({
  '& [data-loading]': { display: 'none' },
  [`&:has(:checked) [data-loading], ${SELECTION_PENDING} & [data-loading]`]: { display: 'block' },
  [`&:has(:checked) [data-empty], ${SELECTION_PENDING} & [data-empty]`]: { display: 'none' },
  '@media (scripting: none)': {
    '& fieldset, & [data-loading], & [data-empty]': { display: 'none !important' },
  },
});

const NO_SELECTION: Comparison = { slugs: [], rates: defaultRates };

/** Compares up to three destinations. Selection and rates are in the page's URL. */
export default function ComparePage() {
  const [params, setParams] = useSearchParams();
  // The router changes the URL in a transition, which is too late for a checkbox.
  const [comparison, setComparison] = useOptimistic(readComparison(params));
  const change = (part: Partial<Comparison>) =>
    startTransition(() => {
      const changed = { ...comparison, ...part };
      setComparison(changed);
      setParams(writeComparison(changed), { replace: true });
    });
  const container = useRef<HTMLDivElement>(null);
  useEarlyChoice(container, comparison.slugs, (slugs) => change({ slugs }));
  // The page is prerendered without a query, and hydration must render the same.
  const shown = useIsHydrated() ? comparison : NO_SELECTION;

  return (
    <PrintScale>
      <PageMeta
        title="Compare destinations"
        description="Two or three countries side by side: yearly cost in their currency and in NPR, intakes, visa, work rights and universities."
        path={paths.compare}
      />
      <PageHero
        heading="Compare destinations"
        lead="Costs, intakes, visa, work rights and universities of up to three countries. Send the link, or print it for the family."
        size="small"
        aside={<FlagRope />}
        picture={<MountainBackdrop variant="hero" />}
      />
      <Section isBelowHero>
        <Selection ref={container}>
          <noscript>
            <p>Comparing needs JavaScript. The guide to each country has the same facts.</p>
          </noscript>
          <Box className="no-print" sx={{ mb: 4 }}>
            <DestinationPicker
              destinations={options}
              selected={shown.slugs}
              max={MAX_COMPARED}
              onChange={(slugs) => change({ slugs })}
            />
          </Box>
          <ComparisonResult key={shown.slugs.join()} comparison={shown} onChange={change} />
        </Selection>
      </Section>
    </PrintScale>
  );
}

interface ComparisonResultProps {
  comparison: Comparison;
  onChange: (part: Partial<Comparison>) => void;
}

function ComparisonResult({ comparison: { slugs, rates }, onChange }: ComparisonResultProps) {
  const { data: guides, isLoading } = useQuery(async () => ({
    data: await Promise.all(slugs.map(loadDestination)),
  }));
  const isShown = useIsHydrated() && !isLoading;
  useEffect(() => {
    if (isShown) document.dispatchEvent(new Event(SELECTION_RENDERED_EVENT));
  }, [isShown]);
  if (slugs.length === 0) {
    return (
      <>
        <div data-empty="">
          <StatusMessage>
            Nothing is chosen yet. Two or three countries make a good comparison.
          </StatusMessage>
        </div>
        <div data-loading="">
          <StatusMessage>Loading the comparison...</StatusMessage>
        </div>
      </>
    );
  }
  if (isLoading) return <StatusMessage>Loading the guides...</StatusMessage>;
  if (!guides) {
    return (
      <Typography role="alert" color="error">
        Failed to load the guides. Please try again later.
      </Typography>
    );
  }
  const currencies = [...new Set(guides.map(({ currency }) => currency))];
  return (
    <>
      <DestinationComparison
        guides={guides}
        rates={rates}
        rateFields={
          <ExchangeRateEditor
            rates={currencies.map((currency) => ({ currency, rate: rates[currency] }))}
            note={defaultRatesNote}
            max={MAX_RATE}
            onChange={(currency, rate) => onChange({ rates: { ...rates, [currency]: rate } })}
            onReset={() => onChange({ rates: defaultRates })}
          />
        }
      />
      <Stack direction="row" className="no-print" sx={{ mt: 4, gap: 1, flexWrap: 'wrap' }}>
        <PrintButton />
        <ShareButtons title="Compare destinations" />
      </Stack>
    </>
  );
}
