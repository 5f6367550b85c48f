/** WCAG's relative luminance of a colour such as '#12263F', from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2.2 computes it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Formats a contrast, rounded down, with the level that it passes. */
export function describeContrast(ratio: number): string {
  const figure = `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
  if (ratio >= 7) return `${figure}, AAA`;
  if (ratio >= 4.5) return `${figure}, AA`;
  if (ratio >= 3) return `${figure}, large text and borders`;
  return `${figure}, decoration only`;
}
