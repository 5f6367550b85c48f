import { parseRates, RATES_PARAM, type Rates } from '#src/domain/exchangeRates.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { useHydratedQuery } from '../useUrlState.ts';

/** The exchange rates of this visit, with those that the visitor has entered. */
export const useOwnRates = (): Rates => parseRates(useHydratedQuery().get(RATES_PARAM), useRates());
