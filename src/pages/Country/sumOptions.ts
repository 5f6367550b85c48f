import { formatRates, parseRates, RATES_PARAM, type Rates } from '#src/domain/exchangeRates.ts';
import {
  courseChoices,
  hasFamilyFigures,
  placeChoices,
  SUM_LIMITS,
  type SumOptions,
  type SumSource,
} from '#src/domain/wholeSum.ts';

/** What a person has put in on a guide, kept in the page's URL. */
export interface SumState {
  readonly options: SumOptions;
  readonly rates: Rates;
}

/** A positive number of the URL; undefined if it is invalid. */
function readNumber(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return number > 0 && number <= max ? number : undefined;
}

function readCount(text: string | null, max: number): number | undefined {
  const number = readNumber(text, max);
  return Number.isInteger(number) ? number : undefined;
}

/**
 * Parses `?course=postgraduate&tuition=15000&place=london&partner=1&children=2&years=3&rates=GBP:175`.
 * What is invalid or has no figures in this guide is ignored, so that every URL shows a sum.
 */
export function readSumState(
  params: URLSearchParams,
  guide: SumSource,
  day: string,
  publishedRates: Rates,
): SumState {
  const course = courseChoices(guide).find(
    (choice) => choice.course === params.get('course'),
  )?.course;
  const place = placeChoices(guide, day).find((choice) => choice.place === params.get('place'));
  const hasFamily = hasFamilyFigures(guide, day);
  return {
    options: {
      course,
      tuition: readNumber(params.get('tuition'), SUM_LIMITS.tuition),
      place: place?.place,
      hasPartner: hasFamily && params.get('partner') === '1',
      children: (hasFamily && readCount(params.get('children'), SUM_LIMITS.children)) || 0,
      years: readCount(params.get('years'), SUM_LIMITS.years),
    },
    rates: parseRates(params.get(RATES_PARAM), publishedRates),
  };
}

/**
 * Formats the query string; what is not known is omitted. What else is in the query stays, such as the
 * intake of the plan.
 */
export function writeSumState({ options, rates }: SumState, query = new URLSearchParams()): string {
  const { course, tuition, place, hasPartner, children, years } = options;
  const parts = {
    course,
    tuition,
    place,
    partner: hasPartner && 1,
    children,
    years,
    [RATES_PARAM]: formatRates(rates),
  };
  const others = [...query]
    .filter(([name]) => !Object.hasOwn(parts, name))
    .map((entry) => entry.map(encodeURIComponent));
  return [...others, ...Object.entries(parts)]
    .filter(([, value]) => value)
    .map((entry) => entry.join('='))
    .join('&');
}
