import { use } from 'react';
import { nepalDay } from '#contracts/nepalDay.ts';
import { type Figure, figuresDay } from '#src/domain/figure.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { PrerenderedDataContext } from '#src/hydration/prerenderedData.ts';
import { useClock } from '#src/lib/useClock.ts';

/**
 * The ISO day that the page shows these figures for: the last one on which one of them changed, up
 * to now; on the first render, up to the day on which the page was prerendered.
 */
export function useFiguresDay(figures: readonly Figure[]): string {
  const { renderedAt = FIGURES_CHECKED } = use(PrerenderedDataContext);
  const dayAt = (time: Date) => figuresDay(figures, nepalDay(time));
  return useClock(dayAt, dayAt(new Date(renderedAt)));
}
