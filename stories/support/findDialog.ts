import { expect, screen, waitFor } from 'storybook/test';

/** Waits for a dialog by its name, until it has faded in, and returns it. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
