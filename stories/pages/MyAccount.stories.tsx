import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountErrors } from '#contracts/accounts.ts';
import { commonErrors, tooManyAttempts } from '#contracts/endpoint.ts';
import { passwordErrors } from '#contracts/session.ts';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { accountHandlers, noSession } from '#mocks/msw/serverData.ts';
import { sampleSessions } from '#mocks/serverFixtures.ts';
import MyAccountPage from '#src/pages/Dashboard/server/MyAccountPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { expectSignInAgain, serverDashboardRoute } from '../support/serverDashboard.tsx';

const [current, phone] = sampleSessions;

const meta = preview.meta({
  title: 'Pages/MyAccount',
  component: MyAccountPage,
  parameters: serverDashboardRoute(paths.myAccount, <MyAccountPage />),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const PASSWORD = 'a lamp in the window';

async function findRow({ canvas }: Pick<Context, 'canvas'>, name: RegExp) {
  return within(await canvas.findByRole('row', { name }));
}

const expectRows = ({ canvas }: Pick<Context, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1 + count));

const sessionsHeading = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('heading', { name: 'Sessions' });

async function changePassword({ canvas, userEvent }: Context) {
  await fillIn(userEvent, await canvas.findByLabelText('Current password'), 'three pine trees');
  await fillIn(userEvent, canvas.getByLabelText('New password'), PASSWORD);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), PASSWORD);
  const button = canvas.getByRole('button', { name: 'Change password' });
  await userEvent.click(button);
  return button;
}

/** The username, the form for the password, and the sessions on all devices. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listSessions-ok'] },
  play: async (context) => {
    await expect(context.canvas.getByLabelText('Username')).toHaveAttribute('readonly');
    const own = await findRow(context, /^Firefox on Linux/);
    await expect(own.getByText('This session')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    const other = await findRow(context, /^Chrome on Android/);
    await expect(other.getByText('20 Nov 2025, 09:05')).toBeVisible();
    await expect(other.getByText('20 Nov 2025, 12:03')).toBeVisible();
    await findRow(context, /^Unknown browser/);
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listSessions-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listSessions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sessions...')).toBeVisible();
  },
});

/** There is no other session to end. */
export const OnlyThisSession = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ sessions: [current] })),
  play: async (context) => {
    await expectRows(context, 1);
    await expect(context.canvas.queryByRole('button', { name: /^End/ })).toBeNull();
  },
});

async function expectLoadFailure({ canvas }: Context) {
  await expect(await screen.findByText('Failed to fetch sessions')).toBeInTheDocument();
  await expect(canvas.getByText('The sessions could not be loaded.')).toBeVisible();
}

/** The sessions cannot be loaded: an alert with a button to try again. */
export const Failed = meta.story({
  parameters: { responseCases: ['listSessions-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listSessions', { message: 'Not shown' })),
  play: expectLoadFailure,
});

/** The server fails once; after a press on the button the sessions are there. */
export const TriedAgain = meta.story({
  parameters: { responseCases: ['listSessions-500'] },
  name: 'Tried again after an error',
  beforeEach: ({ msw }) => msw.use(respondWithError('listSessions', { message: 'Not shown' })),
  play: async (context) => {
    await expectLoadFailure(context);
    context.msw.use(...accountHandlers());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expectRows(context, 3);
    await expect(sessionsHeading(context)).toHaveFocus();
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listSessions-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listSessions')),
  play: expectLoadFailure,
});

/** The server's session has ended. */
export const SignedOutAtServer = meta.story({
  parameters: { responseCases: ['listSessions-401'] },
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(noSession(), respondWithError('listSessions', commonErrors.signInFirst)),
  play: expectSignInAgain,
});

/** The form is empty again, and the other sessions are gone from the list. */
export const PasswordChanged = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    await expectRows(context, 3);
    context.msw.use(...accountHandlers({ sessions: [current] }));
    context.msw.use(handler);
    await changePassword(context);
    const text = 'Password changed. All other sessions have ended.';
    await expect(await screen.findByText(text)).toBeInTheDocument();
    await expectRows(context, 1);
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(context.canvas.getByRole('heading', { name: 'Change password' })).toHaveFocus();
    const body = { current: 'three pine trees', password: PASSWORD };
    await expect(sent).toEqual([{ method: 'PUT', path: '/api/password', body }]);
  },
});

/** The button is busy until the server has answered. */
export const ChangingPassword = meta.story({
  parameters: { responseCases: ['changePassword-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('changePassword')),
  play: async (context) => {
    await expect(await changePassword(context)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** What was typed stays, and the server says what is wrong. */
async function expectRefusal(context: Context, text: string) {
  await changePassword(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(context.canvas.getByLabelText('New password')).toHaveValue(PASSWORD);
}

/** The current password is wrong. */
export const WrongPassword = meta.story({
  parameters: { responseCases: ['changePassword-403'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('changePassword', accountErrors.wrongPassword)),
  play: (context) => expectRefusal(context, accountErrors.wrongPassword.message),
});

/** A common password is refused, with the reason. */
export const PasswordRefused = meta.story({
  parameters: { responseCases: ['changePassword-400'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('changePassword', passwordErrors.common)),
  play: (context) => expectRefusal(context, passwordErrors.common.message),
});

/** The limit of guesses holds here, too; it says how long to wait. */
export const TooManyAttempts = meta.story({
  parameters: { responseCases: ['changePassword-429'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('changePassword', tooManyAttempts(8))),
  play: (context) => expectRefusal(context, tooManyAttempts(8).message),
});

/** The server cannot be reached: the alert says so, and the password stays in the field. */
export const ChangeOffline = meta.story({
  parameters: { responseCases: ['changePassword-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('changePassword')),
  play: (context) => expectRefusal(context, 'The server could not be reached. Please try again.'),
});

async function endPhone(context: Context) {
  const row = await findRow(context, /^Chrome on Android/);
  const button = row.getByRole('button', { name: 'End' });
  await context.userEvent.click(button);
  return button;
}

/** The session leaves the list, and the focus goes to its heading. */
export const SessionEnded = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await endPhone(context);
    await expect(await screen.findByText('Session ended')).toBeInTheDocument();
    await expectRows(context, 2);
    await expect(sessionsHeading(context)).toHaveFocus();
    const path = `/api/sessions/${phone.id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
  },
});

/** Only this session stays. */
export const AllOthersEnded = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    const name = 'End all other sessions';
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expect(await screen.findByText('All other sessions have ended')).toBeInTheDocument();
    await expectRows(context, 1);
    await expect(sessionsHeading(context)).toHaveFocus();
    await expect(sent).toEqual([{ method: 'DELETE', path: '/api/sessions', body: null }]);
  },
});

/** While a session is ended, its button is busy. */
export const EndingSession = meta.story({
  parameters: { responseCases: ['endSession-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('endSession')),
  play: async (context) => {
    await expect(await endPhone(context)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** It has ended by itself: the list is loaded again. */
/** It has ended elsewhere in the meantime: what was asked for is so. */
export const EndedElsewhere = meta.story({
  play: async (context) => {
    await expectRows(context, 3);
    context.msw.use(...accountHandlers({ sessions: [current] }));
    await endPhone(context);
    await expectRows(context, 2);
  },
});

/** Nothing has ended; the list stays. */
export const EndOffline = meta.story({
  parameters: { responseCases: ['endSession-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('endSession')),
  play: async (context) => {
    await endPhone(context);
    const text = 'The server could not be reached. Please try again.';
    await expect(await screen.findByText(text)).toBeInTheDocument();
    await expectRows(context, 3);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async (context) => {
    await findRow(context, /^Firefox on Linux/);
    await expectNoHorizontalScroll();
  },
});
