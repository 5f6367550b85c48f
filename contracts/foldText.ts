/** Latin accents. The vowel signs of other scripts, such as Devanagari, are not in this range. */
const ACCENTS = /[\u0300-\u036f]/g;

/** ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER, which say how letters join, not what they are. */
const JOINERS = /[\u200c\u200d]/g;

/** ऱ before a virama, the eyelash form of र, which others type with U+200D. In NFD. */
const EYELASH_RA = /\u0930\u093c(?=\u094d)/g;

const DEVANAGARI_ZERO = 0x0966;

/**
 * Returns a text for searching, as the site and its server do: without regard to case and Latin
 * accents, and to how Devanagari is typed (joiners, a nukta in one sign or two, digits of either
 * script). 'Café' becomes 'cafe', '२०२५' becomes '2025'.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(JOINERS, '')
    .replace(EYELASH_RA, '\u0930')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** The words of a search, folded, each once, without quotation marks around them. */
export const wordsOf = (query: string): string[] => [
  ...new Set(
    foldText(query)
      .split(/[\s"“”]+/)
      .filter(Boolean),
  ),
];
