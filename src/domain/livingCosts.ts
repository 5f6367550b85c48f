import { capitalize } from '#src/lib/wording.ts';
import { type AmountRange, multiplyRange } from './amountRange.ts';
import type { Country } from './country.ts';
import {
  type Amount,
  type Figure,
  type FigureValue,
  figuresOf,
  partText,
  valueOn,
} from './figure.ts';
import type { SumOptions } from './sumOptions.ts';

/** An amount of a value, and for how many people. */
interface Part extends Amount {
  readonly value: FigureValue;
  readonly count: number;
}

/** The amounts on a day that the rules of a topic name. */
export function partsOn(figures: readonly Figure[], day: string): readonly Part[] {
  return figures
    .filter(({ isAlternative }) => !isAlternative)
    .map((figure) => valueOn(figure, day).current)
    .filter(({ confidence }) => confidence !== 'unsure')
    .flatMap((value) => (value.amounts ?? []).map((amount) => ({ ...amount, value, count: 1 })));
}

/** The amounts on a day that must be shown before the visa. */
export const fundsParts = ({ figures }: Pick<Country, 'figures'>, day: string) =>
  partsOn(figuresOf(figures, 'proofOfFunds'), day);

/** The places with amounts of their own: 'In London'. None if all of the country has the same. */
export const placeChoices = (country: Pick<Country, 'figures'>, day: string) =>
  placesOf(fundsParts(country, day));

function placesOf(parts: readonly Part[]) {
  return parts.flatMap(({ place, when = '', people }) =>
    place && !people ? [{ place, label: capitalize(when) }] : [],
  );
}

/** True if the country's figures name a family, so that it can be counted. */
export function hasFamilyFigures(country: Pick<Country, 'figures'>, day: string): boolean {
  return fundsParts(country, day).some(({ who, people }) => who || people);
}

interface PlaceParts {
  readonly parts: readonly Part[];
  readonly missing: readonly string[];
}

/** The amount that the rules count for a year of living at one place. */
function livingParts(
  parts: readonly Part[],
  { hasPartner = false, children = 0 }: SumOptions,
): PlaceParts | undefined {
  const yearly = parts.filter(({ per }) => per !== 'once');
  const people = 1 + Number(hasPartner) + children;
  const together = yearly.find((part) => part.people === people);
  if (together) return { parts: [together], missing: [] };
  const ofStudent = yearly.filter((part) => !part.who && !part.people);
  // An amount a month beside one a year is for a shorter stay.
  const student = ofStudent.find(({ per }) => per === 'year') ?? ofStudent[0];
  if (!student) return;
  const partner = yearly.filter(({ who }) => hasPartner && who === 'partner');
  const ofChildren = yearly.filter(({ who }) => children > 0 && who === 'child');
  return {
    parts: [student, ...partner, ...ofChildren.map((part) => ({ ...part, count: children }))],
    missing: [
      ...(hasPartner && partner.length === 0 ? ['the living costs of a partner'] : []),
      ...(children > 0 && ofChildren.length === 0 ? ['the living costs of children'] : []),
    ],
  };
}

/** The living costs at the chosen place, or at all with full figures. */
export function livingByPlace(parts: readonly Part[], options: SumOptions): readonly PlaceParts[] {
  const places = placesOf(parts).map(({ place }) => place);
  const chosen = places.filter((place) => place === options.place);
  const considered = chosen.length > 0 ? chosen : places;
  const found = (considered.length > 0 ? considered : [undefined])
    .map((at) => parts.filter(({ place }) => place === undefined || place === at))
    .map((here) => livingParts(here, options))
    .filter((found) => found !== undefined);
  const complete = found.filter(({ missing }) => missing.length === 0);
  return complete.length > 0 ? complete : found;
}

const MONTHS = 12;

/** An amount as the rules count it; one a month for the months of the rules up to `most` months. */
function rangeOfPart(part: Part, most: number): AmountRange {
  const { amount, to = amount, per, maxMonths = MONTHS, isPossible, count } = part;
  const [fewest, upper] = per === 'month' ? [maxMonths, most] : [1, 1];
  return multiplyRange({ from: isPossible ? 0 : amount * fewest, to: to * upper }, count);
}

/** The amount in a year. */
export const rangeOfYear = (part: Part) => rangeOfPart(part, MONTHS);
/** The part of an amount that must be shown. */
export const rangeToShow = (part: Part) => rangeOfPart(part, part.maxMonths ?? MONTHS);

/** '£1,529 a month in London, for 9 to 12 months' */
export function countedText(part: Part): string {
  const { per, maxMonths = MONTHS, isPossible, count } = part;
  return [
    partText(part) + (count > 1 ? ` × ${count}` : ''),
    per === 'month' && `for ${maxMonths < MONTHS ? `${maxMonths} to ` : ''}${MONTHS} months`,
    isPossible && 'only in the upper amount',
  ]
    .filter(Boolean)
    .join(', ');
}
