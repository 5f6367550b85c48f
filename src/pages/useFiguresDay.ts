import { nepalDay } from '#contracts/nepalDay.ts';
import { type Figure, figuresDay } from '#src/domain/figure.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { useClock } from '#src/lib/useClock.ts';

/**
 * The ISO day that the page shows these figures for: that of the last look on a prerendered page
 * and its first render, later the last day on which one of them has changed.
 */
export function useFiguresDay(figures: readonly Figure[]): string {
  return useClock((now) => figuresDay(figures, nepalDay(now)), FIGURES_CHECKED);
}
