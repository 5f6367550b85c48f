import type { Rates } from './exchangeRates.ts';
import {
  alternativesText,
  type Figure,
  headline,
  periodOf2025,
  textOf2025,
  valueOf2025,
  valueOn,
} from './figure.ts';
import { CONSULTANCY_SOURCE, type Source } from './source.ts';

/** What a page shows of the figures of one topic. */
interface FigureRow {
  /** The values of 2025, or without them those of today; undefined: the page says 'Ask us'. */
  readonly value: string | undefined;
  /** Of 2025: the period, the amounts in rupees, that it is out of date; then what it is. */
  readonly remark: string;
  /** The figures with a rule of today. */
  readonly rules: readonly Figure[];
  /** Whether the value is that of the only rule. */
  readonly isRule: boolean;
  /** The sources of the values of 2025. */
  readonly sources: readonly Source[];
}

/** The remark beside a value of our table that a newer rule has replaced. */
const OUTDATED_REMARK = 'Our table of 2025, which does not have the newer rule.';

/** The row of the figures of one topic on an ISO day, with rupees if there are rates. */
export function figureRow(figures: readonly Figure[], day: string, rates?: Rates): FigureRow {
  const rules = figures.filter((figure) => valueOn(figure, day).current.confidence);
  const of2025 = figures.flatMap((figure) => valueOf2025(figure) ?? []);
  const texts =
    of2025.length > 0
      ? of2025.map(textOf2025)
      : rules
          .map((figure) => valueOn(figure, day).current)
          .filter(({ confidence }) => confidence !== 'unsure')
          .map(headline);
  const facts = of2025
    .flatMap((value) => [
      periodOf2025(value),
      rates && value.amounts ? alternativesText(value.amounts, rates) : '',
    ])
    .filter(Boolean)
    .join(', ');
  const isOutdated = rules.some((figure) => valueOf2025(figure)?.source === CONSULTANCY_SOURCE);
  const sentences = [
    ...(isOutdated ? [OUTDATED_REMARK] : []),
    ...figures.flatMap(({ note }) => note ?? []),
  ];
  return {
    value: texts.join('; ') || undefined,
    remark: [facts && sentences.length > 0 ? `${facts}.` : facts, ...sentences]
      .filter(Boolean)
      .join(' '),
    rules,
    isRule: of2025.length === 0 && rules.length === 1,
    sources: of2025.map(({ source }) => source),
  };
}
