import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';
import { WholeSum } from '#src/components/country/WholeSum.tsx';
import { WholeSumFields } from '#src/components/country/WholeSumFields.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import type { Country } from '#src/domain/country.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import {
  courseChoices,
  DEFAULT_SUM_OPTIONS,
  hasFamilyFigures,
  moneyToShow,
  placeChoices,
  wholeSum,
} from '#src/domain/wholeSum.ts';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { readSumState, type SumState, writeSumState } from './sumOptions.ts';

const DEFAULTS: SumState = { options: DEFAULT_SUM_OPTIONS, rates: defaultRates };

interface WholeSumSectionProps {
  country: Country;
}

/** What a year costs with all its parts. What a person puts in is in the page's URL. */
export function WholeSumSection({ country }: WholeSumSectionProps) {
  const { name, nameInText, currency } = country;
  const day = useFiguresDay();
  const [params, setParams] = useSearchParams();
  // The router changes the URL in a transition, which is too late for a field.
  const [state, setState] = useOptimistic(readSumState(params, country, day));
  // Several fields may adopt what was put in before hydration, in one commit.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const change = (part: (current: SumState) => Partial<SumState>) =>
    startTransition(() => {
      const changed = { ...latest.current, ...part(latest.current) };
      latest.current = changed;
      setState(changed);
      setParams((query) => writeSumState(changed, query), { replace: true });
    });
  // The page is prerendered without a query, and hydration must render the same.
  const { options, rates } = useBrowserValue(() => state, DEFAULTS);
  return (
    <ArticleSection id="whole-sum" heading="The whole sum">
      <Typography className="no-print" sx={{ mb: 3, maxWidth: '65ch' }}>
        Put in what you know, and the sum follows. It stays in the address of this page: copy the
        link or print it for the family.
      </Typography>
      <WholeSumFields
        courses={courseChoices(country)}
        places={placeChoices(country, day)}
        hasFamily={hasFamilyFigures(country, day)}
        rate={rates[currency]}
        onChange={(changed) => change((it) => ({ options: { ...it.options, ...changed } }))}
        onRate={(rate) => change((it) => ({ rates: { ...it.rates, [currency]: rate } }))}
        {...{ options, currency }}
      />
      <FiguresDay day={day} />
      <WholeSum
        country={name}
        sum={wholeSum(country, options, day)}
        toShow={moneyToShow(country, options, day)}
        years={options.years}
        {...{ currency, rates, day }}
      />
      <Box className="no-print" sx={{ display: 'flex', mt: 3, gap: 1, flexWrap: 'wrap' }}>
        <PrintButton />
        <ShareButtons title={`The whole sum: study in ${nameInText}`} />
      </Box>
    </ArticleSection>
  );
}
