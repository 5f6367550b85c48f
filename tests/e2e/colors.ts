import type { Locator } from '@playwright/test';

/** Whether the computed text colour is mostly red. */
export async function isRed(text: Locator): Promise<boolean> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return red > 150 && red > 2 * green && red > 2 * blue;
}
