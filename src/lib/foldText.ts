/** Latin accents. The vowel signs of other scripts, such as Devanagari, are not in this range. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Returns a text for searching without regard to case and Latin accents: 'Café' becomes 'cafe'. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(ACCENTS, '');
