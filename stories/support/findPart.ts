import { within } from 'storybook/test';
import type { Tools } from './tools.ts';

/** Waits for a row or an article whose name begins with this text, and returns what is in it. */
export async function findPart(
  { canvas }: Pick<Tools, 'canvas'>,
  role: 'row' | 'article',
  name: string,
) {
  // A box that chooses a row comes first.
  const isIt = (text: string) => text.startsWith(name) || text.startsWith(`Choose ${name}`);
  return within(await canvas.findByRole(role, { name: isIt }));
}

/** Presses a button in a row or an article, and returns it. */
export async function pressIn(
  tools: Tools,
  role: 'row' | 'article',
  name: string,
  label: string,
): Promise<HTMLElement> {
  const button = (await findPart(tools, role, name)).getByRole('button', { name: label });
  await tools.userEvent.click(button);
  return button;
}
