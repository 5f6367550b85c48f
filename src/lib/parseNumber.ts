const DEVANAGARI_ZERO = 0x0966;

/** Groups of digits as in '15,000', '14,55,000' or '15 000', perhaps with decimals. */
const GROUPED = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$/;

/** Reads a number as people in Nepal type it, such as '९०,५', '14,55,000' or '£15,000'. */
export function parseNumber(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^(?:\p{Sc}|[a-z]{3}\b)\s*/iu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\s/g, ' ');
  const plain = GROUPED.test(digits) ? digits.replace(/[, ]/g, '') : digits.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
