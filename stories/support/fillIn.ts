import type { Tools } from './tools.ts';

/**
 * Puts a text into a field at once, as a paste does. For stories that are not about typing: each
 * key of `userEvent.type` takes some 20 ms.
 */
export async function fillIn(
  userEvent: Tools['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
