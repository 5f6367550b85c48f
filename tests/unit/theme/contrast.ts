import { colors } from '#src/theme/tokens.ts';

/** Every background of text in the light scheme. */
export const lightSurfaces = [colors.paper, colors.paperRaised, colors.paperSunk];
/** Every background of text in the dark scheme. */
export const darkSurfaces = [colors.night, colors.nightDeep, colors.nightRaised, colors.nightSunk];

/** WCAG's relative luminance of a colour such as '#12263F'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
