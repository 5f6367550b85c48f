import { FIGURES_CHECKED } from '#src/domain/datedFigure.ts';
import type { Source } from '#src/domain/source.ts';

/** An official page on which the figures of November 2026 can be read. */
export function officialSource(label: string, url: string): Source & { url: string } {
  return { label, url, year: 2026, checked: FIGURES_CHECKED };
}
