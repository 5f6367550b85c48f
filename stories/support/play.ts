import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';

/** The part of a play function's context that helpers need. */
export interface Tools {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

/**
 * The `play` of a story that waits for its data, or for the answer to what it does: until a text is
 * shown, in a toast as well. It does not wait with a setting of the toolbar that may keep the text
 * from coming.
 */
export const untilShown =
  (text: string | RegExp, act?: (context: Tools) => Promise<unknown>) =>
  async (context: Tools & { globals: Record<string, unknown> }) => {
    await act?.(context);
    const { network, data, session, scheme } = context.globals;
    if (network || data || session || scheme === 'both') return;
    await screen.findAllByText(text);
  };

/** Waits until the page has `count` elements of a role, such as the rows of a list. */
export const expectCount = ({ canvas }: Pick<Tools, 'canvas'>, role: string, count: number) =>
  waitFor(() => expect(canvas.getAllByRole(role)).toHaveLength(count));

/** Puts a text into a field at once, as a paste does: `userEvent.type` takes 20 ms a key. */
export async function fillIn(
  userEvent: Tools['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

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
