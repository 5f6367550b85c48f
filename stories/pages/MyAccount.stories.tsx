import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountErrors } from '#contracts/accounts.ts';
import { networkError } from '#mocks/msw/scenarios.ts';
import { sampleSessions } from '#mocks/serverFixtures.ts';
import MyAccountPage from '#src/pages/Dashboard/server/MyAccountPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectCount, fillIn, pressIn, type Tools, untilShown } from '../support/play.ts';
import { failed, mockApi, offline, pending, refused, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const [current] = sampleSessions;

const meta = preview.meta({
  component: MyAccountPage,
  parameters: serverDashboardRoute(paths.myAccount, <MyAccountPage />),
});

const PASSWORD = 'a lamp in the window';

const expectRows = (tools: Tools, count: number) => expectCount(tools, 'row', 1 + count);

const sessionsHeading = ({ canvas }: Tools) => canvas.getByRole('heading', { name: 'Sessions' });

async function changePassword({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByLabelText('Current password'), 'three pine trees');
  await fillIn(userEvent, canvas.getByLabelText('New password'), PASSWORD);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

const endPhone = (tools: Tools) => pressIn(tools, 'row', 'Chrome on Android', 'End');

/** The username, the form for the password, and the sessions on all devices. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: untilShown('Chrome on Android'),
});

Loaded.test('ends sessions, which a new password loads again', async (context) => {
  await endPhone(context);
  await expect(await screen.findByText('Session ended')).toBeInTheDocument();
  await expectRows(context, 2);
  await expect(sessionsHeading(context)).toHaveFocus();
  const name = 'End all other sessions';
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  await expect(await screen.findByText('All other sessions have ended')).toBeInTheDocument();
  await expectRows(context, 1);
  await expect(sessionsHeading(context)).toHaveFocus();
  await expect(context.canvas.queryByRole('button', { name: /^End/ })).toBeNull();
  // The server has what it had: only a new list shows that.
  context.msw.use(...mockApi());
  await changePassword(context);
  const text = 'Password changed. All other sessions have ended.';
  await expect(await screen.findByText(text)).toBeInTheDocument();
  await expectRows(context, sampleSessions.length);
  await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
  await expect(context.canvas.getByRole('heading', { name: 'Change password' })).toHaveFocus();
});

export const Loading = meta.story(pending('listSessions', 'Loading sessions...'));

/** There is no other session to end. */
export const OnlyThisSession = meta.story(seeded({ sessions: [current] }, 'This session'));

/** The sessions cannot be loaded: an alert with a button to try again. */
export const Failed = meta.story(failed('listSessions', 'Failed to fetch sessions'));

/** The server says what is wrong: the current password, a common new one, too many guesses. */
export const PasswordRefused = meta.story(
  refused('changePassword', accountErrors.wrongPassword, { act: changePassword }),
);

PasswordRefused.test('keeps what was typed', async ({ canvas, msw, userEvent }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await expect(canvas.getByLabelText('New password')).toHaveValue(PASSWORD);
  msw.use(networkError('changePassword'));
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  await expect(await canvas.findByText(/the new one is valid already/)).toBeVisible();
});

/** Nothing has ended; the list stays. */
export const EndOffline = meta.story(
  offline('endSession', 'The server could not be reached. Please try again.', { act: endPhone }),
);

EndOffline.test('keeps the session', (context) => expectRows(context, 3));
