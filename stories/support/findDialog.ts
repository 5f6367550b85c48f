import { expect, screen, waitFor, within } from 'storybook/test';
import type { Tools } from './tools.ts';

/** Waits for a dialog by its name, until it has faded in, and returns it. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** The `play` of a story that opens with a dialog. */
export const untilDialog = (name: string) => async () => void (await findDialog(name));

/** Presses a button of the open dialog. */
export const pressInDialog = ({ userEvent }: Pick<Tools, 'userEvent'>, name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
