import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountErrors } from '#contracts/accounts.ts';
import { sampleSessions } from '#mocks/serverFixtures.ts';
import MyAccountPage from '#src/pages/Dashboard/server/MyAccountPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectCount } from '../support/expectCount.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi } from '../support/mockApi.ts';
import { failed, offline, pending, refused } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

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

async function endPhone({ canvas, userEvent }: Tools) {
  const row = within(await canvas.findByRole('row', { name: /^Chrome on Android/ }));
  await userEvent.click(row.getByRole('button', { name: 'End' }));
}

/** The username, the form for the password, and the sessions on all devices. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: untilShown('Chrome on Android'),
});

Loaded.test('ends a session, then all others, with the focus at the heading', async (context) => {
  await endPhone(context);
  await expect(await screen.findByText('Session ended')).toBeInTheDocument();
  await expectRows(context, 2);
  await expect(sessionsHeading(context)).toHaveFocus();
  const name = 'End all other sessions';
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  await expect(await screen.findByText('All other sessions have ended')).toBeInTheDocument();
  await expectRows(context, 1);
  await expect(sessionsHeading(context)).toHaveFocus();
});

Loaded.test('changes the password, which ends the other sessions', async (context) => {
  context.msw.use(...mockApi({ sessions: [current] }));
  await changePassword(context);
  const text = 'Password changed. All other sessions have ended.';
  await expect(await screen.findByText(text)).toBeInTheDocument();
  await expectRows(context, 1);
  await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
  await expect(context.canvas.getByRole('heading', { name: 'Change password' })).toHaveFocus();
});

export const Loading = meta.story(pending('listSessions', 'Loading sessions...'));

/** There is no other session to end. */
export const OnlyThisSession = meta.story({
  beforeEach: ({ msw }) => msw.use(...mockApi({ sessions: [current] })),
  play: untilShown('This session'),
});

OnlyThisSession.test('has no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull();
});

/** The sessions cannot be loaded: an alert with a button to try again. */
export const Failed = meta.story(failed('listSessions', 'Failed to fetch sessions'));

/** The server says what is wrong: the current password, a common new one, too many guesses. */
export const PasswordRefused = meta.story(
  refused('changePassword', accountErrors.wrongPassword, { act: changePassword }),
);

PasswordRefused.test('keeps what was typed', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await expect(canvas.getByLabelText('New password')).toHaveValue(PASSWORD);
});

/** Nothing has ended; the list stays. */
export const EndOffline = meta.story(
  offline('endSession', 'The server could not be reached. Please try again.', { act: endPhone }),
);

EndOffline.test('keeps the session', (context) => expectRows(context, 3));
