/**
 * The accent colour of each country guide, for light and for dark surfaces. Each has a contrast of at
 * least 4.5:1 on the surfaces of its scheme, so that it can be a text colour; a unit test checks this.
 */
export const accents = {
  /** Heather on a Scottish hill. */
  uk: { onPaper: '#76386E', onNight: '#E0A6D8' },
  /** The ochre of the red centre. */
  australia: { onPaper: '#9A4410', onNight: '#F2A97C' },
  /** Spruce by a glacier lake. */
  canada: { onPaper: '#0C6068', onNight: '#7FCFD6' },
  /** A wet meadow. */
  ireland: { onPaper: '#2C672F', onNight: '#94D293' },
  /** Lupins on a lake shore. */
  newzealand: { onPaper: '#5246A0', onNight: '#B9B0F5' },
  /** Denim. */
  usa: { onPaper: '#1E5690', onNight: '#92BFF0' },
} as const;
