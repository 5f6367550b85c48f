import { formatRates, parseRates, RATES_PARAM, type Rates } from './exchangeRates.ts';
import { hasFamilyFigures, placeChoices } from './livingCosts.ts';
import { SUM_LIMITS, type SumOptions, type SumSource } from './sumOptions.ts';
import { courseChoices, hasLivingFigure, highestTuition } from './wholeSum.ts';

/** The input of a person on a guide, in the page's URL. */
interface SumState {
  readonly options: SumOptions;
  readonly rates: Rates;
}

/** A number of the URL, such as a tuition of 0; undefined if it is invalid. */
function readNumber(text: string | null, max: number): number | undefined {
  const number = text ? Number(text) : -1;
  return number >= 0 && number <= max ? number : undefined;
}

function readCount(text: string | null, max: number): number | undefined {
  const number = readNumber(text, max);
  return Number.isInteger(number) && number ? number : undefined;
}

/** Parses `course=postgraduate&tuition=15000&years=3`, and ignores what is invalid. */
export function readSumOptions(params: URLSearchParams, guide: SumSource, day: string): SumOptions {
  const course = courseChoices(guide, day).find(
    (choice) => choice.course === params.get('course'),
  )?.course;
  const place = placeChoices(guide, day).find((choice) => choice.place === params.get('place'));
  const hasFamily = hasFamilyFigures(guide, day);
  return {
    course,
    tuition: readNumber(params.get('tuition'), highestTuition(guide, day)),
    living: hasLivingFigure(guide, day)
      ? undefined
      : readNumber(params.get('living'), SUM_LIMITS.amount),
    place: place?.place,
    hasPartner: hasFamily && params.get('partner') === '1',
    children: hasFamily ? readCount(params.get('children'), SUM_LIMITS.children) : undefined,
    years: readCount(params.get('years'), SUM_LIMITS.years),
  };
}

/** The parameters of the options; without a value if it is not known. */
function parametersOf({ hasPartner, ...options }: SumOptions) {
  const { course, tuition, living, place, children, years } = options;
  return {
    course,
    // Also 0.
    tuition: tuition?.toString(),
    living: living?.toString(),
    place,
    partner: hasPartner && 1,
    children,
    years,
  };
}

/** Formats the parameters of a query that have a value. */
export const formatQuery = (entries: readonly (readonly unknown[])[]): string =>
  entries
    .filter(([, value]) => value)
    .map((entry) => entry.join('='))
    .join('&');

/** Formats the options as a query string; what is not known is omitted. */
export const formatSumOptions = (options: SumOptions): string =>
  formatQuery(Object.entries(parametersOf(options)));

/** Parses the query of a guide: the options, and `rates=GBP:175`. */
export function readSumState(
  params: URLSearchParams,
  guide: SumSource,
  day: string,
  publishedRates: Rates,
): SumState {
  return {
    options: readSumOptions(params, guide, day),
    rates: parseRates(params.get(RATES_PARAM), publishedRates),
  };
}

/** Encodes a part of a query; ':' and ',' stay readable in a link that is sent on. */
const encode = (text: string) => encodeURIComponent(text).replace(/%3A|%2C/g, decodeURIComponent);

/** Formats the query of a guide, and keeps what else is in it. */
export function writeSumState({ options, rates }: SumState, query = new URLSearchParams()): string {
  const parts = { ...parametersOf(options), [RATES_PARAM]: formatRates(rates) };
  const others = [...query]
    .filter(([name]) => !Object.hasOwn(parts, name))
    .map((entry) => entry.map(encode));
  return formatQuery([...others, ...Object.entries(parts)]);
}
