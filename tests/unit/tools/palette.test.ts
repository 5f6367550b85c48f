import { wcagContrast as contrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { statusColors } from '#src/theme/tokens.ts';
import { hueDistance, toHex, toOklch } from '#tools/brand/oklch.ts';
import { colourProblems, createPalette } from '#tools/brand/palette.ts';
import { everyGuide } from '../guides.ts';

const accents = everyGuide.flatMap(({ accent }) => accent ?? []);

const brands = [
  ...Array.from({ length: 12 }, (_, index) => toHex({ l: 0.45, c: 0.14, h: index * 30 })),
  ...['#000000', '#FFFFFF', '#808080', '#FFE600', '#00E5FF', '#0B6B63', '#B3123B'],
];
const brandAndAccent = brands.map((brand, index) => [brand, brands.at(-index) ?? brand] as const);

describe.each(brandAndAccent)('the palette of %s and %s', (brand, accent) => {
  const palette = createPalette(brand, accent);
  const papers = [palette.paper, palette.paperRaised, palette.paperSunk];
  const nights = [palette.night, palette.nightDeep, palette.nightRaised, palette.nightSunk];
  const { ink, inkSoft, inkDisabled, snow, snowSoft, snowDisabled, white } = palette;
  const pairs: readonly (readonly [string, number, readonly string[], readonly string[]])[] = [
    ['text on paper', 4.5, [ink, inkSoft, palette.brand, palette.accentDark], papers],
    ['status on paper', 4.5, Object.values(statusColors.light), papers],
    ['a country on paper', 4.5, accents.map(({ onPaper }) => onPaper), papers],
    [
      'text on night',
      4.5,
      [snow, snowSoft, palette.brandLight, palette.brandPale, palette.accent],
      nights,
    ],
    ['a country on night', 4.5, accents.map(({ onNight }) => onNight), nights],
    ['the action', 4.5, [white], [palette.brand, palette.brandDark]],
    ['the action in the dark', 4.5, [white], [palette.action, palette.actionDark]],
    ['text on the accent', 4.5, [ink], [palette.accent, palette.accentLight]],
    ['text on the pale brand', 4.5, [palette.brandDeep], [palette.brandLight, palette.brandPale]],
    ['a disabled text on paper', 3, [inkDisabled], [...papers, palette.line]],
    ['a disabled text on night', 3, [snowDisabled], [...nights, palette.nightLine]],
    ['borders and focus on paper', 3, [palette.lineStrong, palette.focus], papers],
    ['borders on night', 3, [palette.nightLineStrong], nights],
  ];

  it.each(pairs)('has for %s a contrast of %d', (_, least, colours, grounds) => {
    for (const colour of colours) {
      for (const ground of grounds) {
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

it('leaves a brand colour that carries white text as it is', () => {
  expect(createPalette('#0B6B63', '#F2A516')).toMatchObject({
    brand: '#0B6B63',
    accent: '#F2A516',
  });
});

it('gives the dark grounds the hue of the brand', () => {
  for (const brand of ['#0B6B63', '#7A1FA2', '#1B5E20']) {
    const { night } = createPalette(brand, '#F2A516');
    expect(Math.abs(toOklch(night).h - toOklch(brand).h)).toBeLessThan(12);
  }
});

it.each([
  ['#FFE600', '#9BB8F2', ['brand colour is too light for white text on it: the contrast is 1.2']],
  [
    '#0B6B63',
    '#3D0012',
    ['accent colour is too dark for dark grounds, and for dark text on it: the contrast is 1.'],
  ],
  [
    '#0B6B63',
    '#F29F8E',
    ['accent colour marks the focus on dark grounds, and is too near the red of errors'],
  ],
  [
    '#7A4B00',
    '#F2A516',
    ['accent colour marks the focus on dark grounds, and is too near the brand colour'],
  ],
  ['#808080', '#F2A516', ['brand colour is too light for white text on it: the contrast is 3.9']],
  ['#0B6B63', '#F2A516', []],
])('says why the site cannot use %s and %s, with a better colour', (brand, accent, expected) => {
  const problems = colourProblems(brand, accent);
  const sentences = problems.map(({ role, why }) => `${role} colour ${why}`);
  expect(sentences).toEqual(expected.map((start) => expect.stringContaining(start)));
  for (const { role, better } of problems) {
    const next = role === 'brand' ? colourProblems(better, accent) : colourProblems(brand, better);
    expect(next).toEqual([]);
  }
});

it.each(['#1F5FBF', '#003366', '#5B2A86', '#B3123B', '#0B6B63', '#606060'])(
  'the ring of the focus on paper is no colour of an error or of the brand %s',
  (brand) => {
    const { focus, brand: main } = createPalette(brand, '#F2A516');
    for (const other of [statusColors.light.error, main])
      expect(hueDistance(focus, other)).toBeGreaterThanOrEqual(30);
  },
);
