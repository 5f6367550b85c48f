import { figuresDay } from '#src/domain/figure.ts';
import { useNow } from '#src/lib/useNow.ts';

/** The ISO day of the page's figures: first that of the last look, then today in Kathmandu. */
export function useFiguresDay(): string {
  return figuresDay(useNow());
}
