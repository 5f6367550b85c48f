import { figuresDay } from '#src/domain/figure.ts';
import { useNow } from '#src/lib/useNow.ts';

/**
 * The ISO day that the page shows figures for: that of the last look on a prerendered page and its
 * first render, then today in Kathmandu.
 */
export function useFiguresDay(): string {
  return figuresDay(useNow());
}
