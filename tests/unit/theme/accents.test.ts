import { describe, expect, it } from 'vitest';
import { destinations } from '#src/content/destinations/destinations.ts';
import { accents } from '#src/theme/accents.ts';
import { colors } from '#src/theme/tokens.ts';

/** WCAG's relative luminance of a colour such as '#12263F'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const lightSurfaces = [colors.paper, colors.paperRaised, colors.paperSunk];
const darkSurfaces = [colors.night, colors.nightDeep, colors.nightRaised, colors.nightSunk];

describe('accents', () => {
  it('exist for every destination', () => {
    expect(Object.keys(accents).toSorted()).toEqual(
      destinations.map(({ slug }) => slug).toSorted(),
    );
  });

  it.each(Object.entries(accents))(
    'of %s have the contrast of text in both schemes',
    (_name, accent) => {
      for (const surface of lightSurfaces) {
        expect(contrast(accent.onPaper, surface)).toBeGreaterThanOrEqual(4.5);
      }
      for (const surface of darkSurfaces) {
        expect(contrast(accent.onNight, surface)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('differ from each other in each scheme', () => {
    const all = Object.values(accents);
    expect(new Set(all.map(({ onPaper }) => onPaper)).size).toBe(all.length);
    expect(new Set(all.map(({ onNight }) => onNight)).size).toBe(all.length);
  });
});
