import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { INACTIVITY_LIMIT_MS, WARNING_MS } from '#src/auth/session.ts';
import { SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { siteRoute } from '../support/siteRoute.ts';

const meta = preview.meta({
  title: 'Flows/Session',
  parameters: siteRoute(paths.addBlog),
  globals: desktopViewport,
  beforeEach: () => writeStorySession(),
});

/** The session expires in the middle of a sentence; no text is lost. */
export const ExpiresWhileWriting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Write half a blog', async () => {
      const title = await canvas.findByRole('textbox', { name: 'Title' });
      await fillIn(userEvent, title, 'Your first week');
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'Open a bank acc');
    });
    await step('Do nothing for more than three minutes', async () => {
      MockDate.set(Date.now() + INACTIVITY_LIMIT_MS + 1);
      fireEvent.mouseMove(document.body);
      await canvas.findByText(/^You were logged out after 3 minutes without activity\./);
    });
    await step('Sign in again', async () => {
      await fillIn(userEvent, canvas.getByLabelText('Username'), 'admin');
      await userEvent.type(canvas.getByLabelText('Password'), 'namaste-dev{Enter}');
      await canvas.findByText(/We kept what you typed/);
    });
    await step('Continue the restored draft', async () => {
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'ount.');
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Prakash Gurung');
    });
  },
});

ExpiresWhileWriting.test('has the whole text', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Your first week');
  await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveValue(
    'Open a bank account.',
  );
});

/** The last minute is announced, also above an open dialog. */
export const LastMinute = meta.story({
  parameters: siteRoute(paths.listBlogs),
  play: async ({ canvas, userEvent, step }) => {
    await step('Open a dialog', async () => {
      const [edit] = await canvas.findAllByRole('button', { name: /^Edit Blog/ });
      await userEvent.click(edit ?? document.body);
      await screen.findByRole('dialog', { name: 'Edit Blog' });
    });
    await step('Do nothing until the last minute', async () => {
      MockDate.set(Number(localStorage.getItem(SESSION_KEYS.expiry)) - WARNING_MS);
      await screen.findByText(/60 seconds left/);
    });
  },
});

LastMinute.test('counts down, and can be extended', async ({ userEvent }) => {
  await expect(screen.getByRole('alert')).toBeVisible();
  MockDate.set(Date.now() + 40_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('20 seconds left'));
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await expect(Number(localStorage.getItem(SESSION_KEYS.expiry))).toBe(
    Date.now() + INACTIVITY_LIMIT_MS,
  );
  await expect(screen.getByText('You are still signed in.')).toBeVisible();
  await expect(screen.getByRole('dialog', { name: 'Edit Blog' })).toBeVisible();
});
