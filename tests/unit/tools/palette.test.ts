import { describe, expect, it } from 'vitest';
import { contrast } from '#src/lib/contrast.ts';
import { statusColors } from '#src/theme/tokens.ts';
import { toHex, toOklch } from '#tools/brand/oklch.ts';
import { colourProblems, createPalette } from '#tools/brand/palette.ts';
import { everyGuide } from '../guides.ts';

const accents = everyGuide.map(({ accent }) => accent);

/** Brand colours of every hue, dark and light, strong and grey. */
const brands = [
  ...Array.from({ length: 12 }, (_, index) => toHex({ l: 0.45, c: 0.14, h: index * 30 })),
  ...['#000000', '#FFFFFF', '#808080', '#FFE600', '#00E5FF', '#0B6B63', '#B3123B'],
];
const brandAndAccent = brands.map((brand, index) => [brand, brands.at(-index) ?? brand] as const);

describe.each(brandAndAccent)('the palette of %s and %s', (brand, accent) => {
  const palette = createPalette(brand, accent);
  const papers = [palette.paper, palette.paperRaised, palette.paperSunk];
  const nights = [palette.night, palette.nightDeep, palette.nightRaised, palette.nightSunk];
  const pairs: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['text on paper', [palette.ink, palette.inkSoft, palette.brand, palette.accentDark], papers],
    ['status on paper', Object.values(statusColors.light), papers],
    ['a country on paper', accents.map(({ onPaper }) => onPaper), papers],
    [
      'text on night',
      [palette.snow, palette.snowSoft, palette.brandLight, palette.brandPale, palette.accent],
      nights,
    ],
    ['a country on night', accents.map(({ onNight }) => onNight), nights],
    ['the action', [palette.white], [palette.brand, palette.brandDark]],
    ['the action in the dark', [palette.white], [palette.action, palette.actionDark]],
    ['text on the accent', [palette.ink], [palette.accent, palette.accentLight]],
    ['text on the pale brand', [palette.brandDeep], [palette.brandLight, palette.brandPale]],
  ];

  it.each(pairs)('has 4.5 : 1 for %s', (_, texts, grounds) => {
    for (const text of texts) {
      for (const ground of grounds) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('has 3 : 1 for borders, focus and disabled texts', () => {
    for (const paper of [...papers, palette.line]) {
      expect(contrast(palette.inkDisabled, paper)).toBeGreaterThanOrEqual(3);
    }
    for (const paper of papers) {
      expect(contrast(palette.lineStrong, paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, paper)).toBeGreaterThanOrEqual(3);
    }
    for (const night of nights) {
      expect(contrast(palette.nightLineStrong, night)).toBeGreaterThanOrEqual(3);
    }
    for (const night of [...nights, palette.nightLine]) {
      expect(contrast(palette.snowDisabled, night)).toBeGreaterThanOrEqual(3);
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
  ['#FFE600', '#F2A516', ['brand']],
  ['#0B6B63', '#3D0012', ['accent']],
  ['#0B6B63', '#F2A516', []],
])('names what of %s and %s cannot carry its text, with a better one', (brand, accent, roles) => {
  const problems = colourProblems(brand, accent);
  expect(problems.map(({ role }) => role)).toEqual(roles);
  for (const { role, better } of problems) {
    const next = role === 'brand' ? colourProblems(better, accent) : colourProblems(brand, better);
    expect(next).toEqual([]);
  }
});
