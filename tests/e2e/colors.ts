import type { Locator } from '@playwright/test';

/** Whether the computed text colour is mostly red. */
export async function isRed(text: Locator): Promise<boolean> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return red > 150 && red > 2 * green && red > 2 * blue;
}

/** A colour of the theme as a computed style has it: '#0B1A2D' is 'rgb(11, 26, 45)'. */
export function computedColor(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
