/** The named character references that people write. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  pound: '£',
  euro: '€',
};

/** Replaces character references by their characters, such as '&amp;' and '&#38;'. Others stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,6}));/gi, (reference, code, name) => {
    if (name) return NAMED[name] ?? reference;
    const point = Number(code.replace(/^x/i, '0x'));
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : '\uFFFD';
  });
}
