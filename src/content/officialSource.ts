import type { Confidence } from '#src/domain/figure.ts';
import { FIGURES_CHECKED, type Source } from '#src/domain/source.ts';

/** An official page with the figures of November 2026, or with those of our table of 2025. */
export function officialSource(
  label: string,
  url: string,
  year: 2025 | 2026 = 2026,
): Source & { url: string } {
  return { label, url, year, checked: year === 2025 ? '2026-11-22' : FIGURES_CHECKED };
}

const sureness = (confidence: Confidence) => (source: Source) => ({ source, confidence });

/** The source of a value and how sure we are of it, see {@link Confidence}. */
export const certain = sureness('certain');
export const likely = sureness('likely');
export const unsure = sureness('unsure');
