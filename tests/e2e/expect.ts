import type { Locator } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';

/**
 * Playwright's `expect`: what it says of a locator or a page it waits for, up to 15 s, so that no
 * test has to wait by the clock.
 */
export const expect = playwrightExpect.configure({ timeout: 15_000 });

/** Whether a text's colour, as the browser has computed it, is more red than anything else. */
export async function isRed(text: Locator): Promise<boolean> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return red > 150 && red > 2 * green && red > 2 * blue;
}
