import type { Confidence } from '#src/domain/figure.ts';
import { FIGURES_CHECKED, type Source } from '#src/domain/source.ts';

/** A publisher without an address. */
const publisher = (label: string, checked = FIGURES_CHECKED): Source => ({
  label,
  year: Number(checked.slice(0, 4)),
  checked,
});

/** An official page, and the day of the last look at it, if that is not FIGURES_CHECKED. */
export const officialSource = (label: string, url: string, checked?: string) => ({
  ...publisher(label, checked),
  url,
});

/** The same page, with the figures of our table of 2025. */
export const of2025 = <Page extends Source>(page: Page): Page => ({
  ...page,
  year: 2025,
  checked: '2026-11-22',
});

const sureness =
  (confidence: Confidence) => (source: Source | string, url?: string, checked?: string) => ({
    source:
      typeof source !== 'string' ? source : { ...publisher(source, checked), ...(url && { url }) },
    confidence,
  });

/**
 * The source of a value, or its label, address and day as in {@link officialSource}, and how sure
 * we are of it, see {@link Confidence}: `certain('GOV.UK: Student visa', 'https://www.gov.uk/student-visa')`.
 */
export const certain = sureness('certain');
export const likely = sureness('likely');
export const unsure = sureness('unsure');
