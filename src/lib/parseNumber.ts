const DEVANAGARI_ZERO = 0x0966;

/** Groups of digits as in '15,000', '14,55,000' or '15 000', perhaps with decimals. */
const GROUPED = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$/;

/** A currency before the digits: '£', 'AUD', 'Rs.' or 'रु'. */
const CURRENCY = /^(?:\p{Sc}|(?:[a-z]{2,3}|रु)\.?(?!\p{L}))\s*/iu;

/**
 * Reads a number as people in Nepal type it, such as '९०,५', '14,55,000' or 'Rs. 15,000/-'; undefined
 * if it is none.
 */
export function parseNumber(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(CURRENCY, '')
    .replace(/\/[-–]$/, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\s/g, ' ');
  const plain = GROUPED.test(digits) ? digits.replace(/[, ]/g, '') : digits.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
