import { expect, type Locator } from '@playwright/test';

/** More than any page has between two places of a journey. */
const MAX_STEPS = 60;

/** Moves the focus to an element with a key, as a visitor without a mouse does. */
export async function tabTo(
  element: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < MAX_STEPS && !(await isFocused()); step += 1) {
    await element.page().keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

/** Moves the focus to an element with a key and presses Enter. */
export async function enter(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(element, key);
  await element.page().keyboard.press('Enter');
}

/** Moves the focus to a field and types into it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}
