import { expect, screen, waitFor, within } from 'storybook/test';
import type { Tools } from './play.ts';

/** Waits for a dialog by its name, until it has faded in, and returns it. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** The `play` of a story that opens with a dialog, or that opens one by what it does. */
export const untilDialog =
  (name: string, act?: (context: Tools) => Promise<unknown>) =>
  async (context: Tools): Promise<void> => {
    await act?.(context);
    await findDialog(name);
  };

/** Presses a button of the open dialog. */
export const pressInDialog = ({ userEvent }: Pick<Tools, 'userEvent'>, name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Expects that no part of the open dialog scrolls on its own, and that each control can be seen. */
export async function expectWholeScroll(): Promise<void> {
  const dialog = screen.getByRole('dialog');
  for (const control of dialog.querySelectorAll<HTMLElement>('input, button')) {
    control.focus();
    const { top, bottom } = control.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight);
  }
  const scrolling = [...dialog.querySelectorAll('*')].filter(
    (part) =>
      part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY),
  );
  await expect(scrolling).toEqual([]);
}
