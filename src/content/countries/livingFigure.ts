import type { Figure, FigureValue } from '#src/domain/figure.ts';

/** The part of the money to show that is for a student's living, as a figure of living costs. */
export function livingFigure(moneyToShow: Figure): Figure {
  const living = (value: FigureValue): FigureValue => ({
    ...value,
    amounts: (value.amounts ?? []).filter(({ who, per }) => !who && per !== 'once'),
    note: 'Not a price: the sum that the visa rules count for your living. Plan with what your own room and food will cost.',
  });
  const [first, ...later] = moneyToShow.values;
  return {
    topic: 'living',
    label: 'Counted for living by the visa rules',
    isCounted: true,
    values: [living(first), ...later.map(living)],
    ...(moneyToShow.nextLook && { nextLook: moneyToShow.nextLook }),
  };
}
