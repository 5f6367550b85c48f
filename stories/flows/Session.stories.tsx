import MockDate from 'mockdate';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import { INACTIVITY_LIMIT_MS, WARNING_MS } from '#src/auth/sessionStore.ts';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { siteRoute } from '../support/routes.tsx';

const meta = preview.meta({ globals: desktopViewport });

/** The last minute is announced, also above an open dialog. */
export const LastMinute = meta.story({
  tags: ['phone'],
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
  await expect(screen.getByRole('alert')).toHaveTextContent(
    /^You will be logged out in less than a minute\.$/,
  );
  await expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  MockDate.set(Date.now() + 40_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('20 seconds left'));
  MockDate.set(Date.now() + 19_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1 second left$/));
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await expect(Number(localStorage.getItem(SESSION_KEYS.expiry))).toBe(
    Date.now() + INACTIVITY_LIMIT_MS,
  );
  await expect(screen.getByText('You are still logged in.')).toBeVisible();
  await expect(screen.getByRole('dialog', { name: 'Edit Blog' })).toBeVisible();
});
