import type { AmountPart, DatedFigure, DatedValue } from '#src/domain/datedFigure.ts';

const isLiving = ({ who, per }: AmountPart) => who === 'student' && per !== 'once';

/** What the money to show counts for a student's living, as a figure of the living costs. */
export function livingFigure(moneyToShow: DatedFigure): DatedFigure {
  const living = ({ validFrom, parts = [] }: DatedValue): DatedValue => ({
    ...(validFrom && { validFrom }),
    parts: parts.filter(isLiving),
  });
  const [first, ...later] = moneyToShow.values;
  return {
    ...moneyToShow,
    topic: 'living',
    label: 'Counted for living by the visa rules',
    values: [living(first), ...later.map(living)],
    note: 'Not a price: the sum that the visa rules count for your living. Plan with what your own room and food will cost.',
  };
}
