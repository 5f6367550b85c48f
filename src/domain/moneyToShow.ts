import { type AmountRange, addRanges, enclosingRange } from './amountRange.ts';
import { type Figure, figuresOf, valueOn } from './figure.ts';
import { fundsParts, livingByPlace, rangeToShow } from './livingCosts.ts';
import type { SumOptions, SumSource } from './sumOptions.ts';
import { tuitionParts } from './wholeSum.ts';

/** The money to show before the visa; it is no part of the sum. */
export interface MoneyToShow {
  /** For living and travel, without tuition; undefined if the country sets no amount. */
  readonly amount?: AmountRange | undefined;
  /** The amounts of the places, if there is more than one: 'in London'. */
  readonly byPlace?: readonly { readonly when: string; readonly amount: AmountRange }[] | undefined;
  /** The tuition: 'Tuition (undergraduate)'. */
  readonly tuition?: string | undefined;
  /** With the tuition of the first year. */
  readonly withTuition?: AmountRange | undefined;
  /** The next amount and its first ISO day, if they are known. */
  readonly next?:
    | (Pick<MoneyToShow, 'byPlace'> & { readonly validFrom: string; readonly amount: AmountRange })
    | undefined;
  /** The time for which it must have been there, after 'for'; undefined if not known. */
  readonly heldFor?: string | undefined;
  /** What must be shown beside the amount: 'an onward ticket'. */
  readonly besides?: string | undefined;
  /** The rules of the topic, the main one first. */
  readonly figures: readonly Figure[];
  readonly missing: readonly string[];
}

/** The money that must be shown on an ISO day, with the first year's tuition of the sum. */
export function moneyToShow(country: SumSource, options: SumOptions, day: string): MoneyToShow {
  const figures = figuresOf(country.figures, 'proofOfFunds');
  const funds = fundsParts(country, day);
  const once = funds.filter(({ per, who }) => per === 'once' && !who);
  const places = livingByPlace(funds, options);
  const tuitions = tuitionParts(country, options, day);
  const firstYears = tuitions.flatMap(({ amounts }) => amounts?.first ?? []);
  const byPlace = places.map(({ parts }) => ({
    when: parts[0]?.when ?? '',
    amount: addRanges([...parts, ...once].map(rangeToShow)),
  }));
  const amount =
    places.length > 0 ? enclosingRange(byPlace.map((place) => place.amount)) : undefined;
  const validFrom = figures.map((figure) => valueOn(figure, day).next?.validFrom).find(Boolean);
  const later = validFrom ? moneyToShow(country, options, validFrom) : undefined;
  return {
    amount,
    byPlace: places.length > 1 ? byPlace : undefined,
    next:
      validFrom && later?.amount
        ? { validFrom, amount: later.amount, byPlace: later.byPlace }
        : undefined,
    tuition: tuitions[0]?.label,
    withTuition:
      amount && firstYears.length > 0 ? addRanges([amount, enclosingRange(firstYears)]) : undefined,
    heldFor: figures[0]?.heldFor,
    besides: figures[0]?.besides,
    figures,
    missing: [...new Set(places.flatMap(({ missing }) => missing))],
  };
}
