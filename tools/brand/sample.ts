/**
 * What betrays the sample brand in a file. Only `npm run brand:check` and its tests know it: a
 * brand that took its place may have none of it.
 */
export const sampleTraces: readonly string[] = [
  'deurali',
  'Putalisadak',
  'She reads statements of purpose with a pencil',
  '+97710000000',
  '+977 1-000 0000',
  '9779000000000',
  'From the pass you see the way on',
  'one clear step at a time',
  'Some universities pay us when a student enrols. Ask us which',
  // The brand, its accent and the night; the drawings of the countries share its paper.
  '#B3123B',
  '#CF1F50',
  '#F2A516',
  '#12263F',
  '#0B1A2D',
  '#1A3350',
  // The land on the map of the home page.
  '#5D7695',
];
