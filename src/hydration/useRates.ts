import { use } from 'react';
import { builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { PrerenderedDataContext } from './prerenderedData.ts';

/** The exchange rates of this visit: those that its first page came with, or those of the build. */
export const useRates = (): Rates => use(PrerenderedDataContext).rates ?? builtRates;
