import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FiguresDay } from '#src/components/destination/FiguresDay.tsx';
import { WholeSum } from '#src/components/destination/WholeSum.tsx';
import { WholeSumFields } from '#src/components/destination/WholeSumFields.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import type { Destination } from '#src/domain/destination.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import {
  courseChoices,
  DEFAULT_SUM_OPTIONS,
  hasFamilyFigures,
  moneyToShow,
  placeChoices,
  wholeSum,
} from '#src/domain/wholeSum.ts';
import { useIsHydrated } from '#src/hydration/useIsHydrated.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { readSumState, type SumState, writeSumState } from './sumOptions.ts';

const DEFAULTS: SumState = { options: DEFAULT_SUM_OPTIONS, rates: defaultRates };

interface WholeSumSectionProps {
  destination: Destination;
}

/** What a year costs with all its parts. What a person puts in is in the page's URL. */
export function WholeSumSection({ destination }: WholeSumSectionProps) {
  const { name, nameInText, currency } = destination;
  const day = useFiguresDay();
  const [params, setParams] = useSearchParams();
  // The router changes the URL in a transition, which is too late for a field.
  const [state, setState] = useOptimistic(readSumState(params, destination, day));
  const change = (part: Partial<SumState>) =>
    startTransition(() => {
      const changed = { ...state, ...part };
      setState(changed);
      setParams((query) => writeSumState(changed, query), { replace: true });
    });
  // The page is prerendered without a query, and hydration must render the same.
  const { options, rates } = useIsHydrated() ? state : DEFAULTS;
  return (
    <ArticleSection id="whole-sum" heading="The whole sum">
      <Typography className="no-print" sx={{ mb: 3, maxWidth: '65ch' }}>
        Put in what you know, and the sum follows. It stays in the address of this page: copy the
        link or print it for the family.
      </Typography>
      <WholeSumFields
        courses={courseChoices(destination)}
        places={placeChoices(destination, day)}
        hasFamily={hasFamilyFigures(destination, day)}
        rate={rates[currency]}
        onChange={(changed) => change({ options: { ...options, ...changed } })}
        onRate={(rate) => change({ rates: { ...rates, [currency]: rate } })}
        {...{ options, currency }}
      />
      <FiguresDay day={day} />
      <WholeSum
        country={name}
        sum={wholeSum(destination, options, day)}
        toShow={moneyToShow(destination, options, day)}
        years={options.years}
        {...{ currency, rates, day }}
      />
      <Stack direction="row" className="no-print" sx={{ mt: 3, gap: 1, flexWrap: 'wrap' }}>
        <PrintButton />
        <ShareButtons title={`The whole sum: study in ${nameInText}`} />
      </Stack>
    </ArticleSection>
  );
}
