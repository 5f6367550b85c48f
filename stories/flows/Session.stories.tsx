import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { INACTIVITY_LIMIT_MS, WARNING_MS } from '#src/auth/session.ts';
import { SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';

const meta = preview.meta({
  title: 'Flows/Session',
  parameters: siteRoute(paths.addBlog),
  globals: desktopViewport,
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

/** The session expires in the middle of a sentence; no text is lost. */
export const ExpiresWhileWriting = meta.story({
  // Side by side, both frames would share one session: each would sign the other in and out.
  globals: { scheme: 'light' },
  play: async ({ canvas, msw, userEvent, step }) => {
    const { sent, handler } = watchRequests();
    msw.use(handler);

    await step('Write half a blog', async () => {
      await fillIn(
        userEvent,
        await canvas.findByRole('textbox', { name: 'Title' }),
        'Your first week',
      );
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'Open a bank acc');
    });

    await step('Do nothing for more than three minutes', async () => {
      MockDate.set(Date.now() + INACTIVITY_LIMIT_MS + 1);
      fireEvent.mouseMove(document.body);
      await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'You were logged out after 3 minutes without activity.',
      );
      await expect(sent).toEqual([]);
    });

    await step('Sign in again', async () => {
      await fillIn(userEvent, canvas.getByLabelText('Username'), 'admin');
      await userEvent.type(canvas.getByLabelText('Password'), 'namaste-dev{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Add Blog' })).toBeVisible();
    });

    await step('Continue the restored draft', async () => {
      await expect(canvas.getByText(/We kept what you typed/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Your first week');
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'ount.');
      await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Prakash Gurung');
      await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
      await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
    });

    await step('The whole text was sent, once', async () => {
      await expect(sent).toMatchObject([
        { body: { title: 'Your first week', content: 'Open a bank account.' } },
      ]);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    });
  },
});

/** The last minute is announced, also above an open dialog; 'Stay signed in' extends the session. */
export const StaysSignedIn = meta.story({
  tags: ['picture'],
  parameters: siteRoute(paths.listBlogs),
  play: async ({ canvas, userEvent, step }) => {
    await step('Open a dialog', async () => {
      const [edit] = await canvas.findAllByRole('button', { name: /^Edit Blog/ });
      if (!edit) throw new Error('There is no blog to edit.');
      await userEvent.click(edit);
      await screen.findByRole('dialog', { name: 'Edit Blog' });
    });

    await step('Do nothing until the last minute', async () => {
      const expiry = Number(localStorage.getItem(SESSION_KEYS.expiry));
      MockDate.set(expiry - WARNING_MS - 1);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await expect(screen.queryByRole('timer')).toBeNull();
      MockDate.set(expiry - WARNING_MS);
      await expect(await screen.findByRole('timer')).toHaveTextContent('60 seconds left');
      await expect(screen.getByRole('alert')).toBeVisible();
      MockDate.set(expiry - 20_000);
      await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('20 seconds left'));
    });

    await step('Stay', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
      await expect(Number(localStorage.getItem(SESSION_KEYS.expiry))).toBe(
        Date.now() + INACTIVITY_LIMIT_MS,
      );
      await expect(screen.getByText('You are still signed in.')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('You are still signed in.')).toBeNull(), {
        timeout: 8000,
      });
      await expect(screen.getByRole('dialog', { name: 'Edit Blog' })).toBeVisible();
    });
  },
});
