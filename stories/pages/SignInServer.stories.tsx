import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { tooManyAttempts } from '#contracts/endpoint.ts';
import { linkErrors, passwordErrors, signInErrors } from '#contracts/session.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import DashboardPage from '#src/pages/Dashboard/DashboardPage.tsx';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi } from '../support/mockApi.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';

/** Opens the sign-in page of a site that is built with `VITE_AUTH=server`. */
function serverRoute(hash = '') {
  const signInPage = <SignInPage hasServer />;
  const { route } = serverDashboardRoute(paths.dashboard, <DashboardPage />, signInPage);
  return { route: { ...route, url: paths.signIn + hash } };
}

/** The link that the server prints while there is no account. */
const firstOwnerLink = () => respondWith('checkLink', { username: null });

const FIRST_OWNER = '#first-owner=b0RzMcJMBBmIe25rHPXv80gQFo';
const OWN_LINK = '#link=b0RzMcJMBBmIe25rHPXv80gQFo';

const meta = preview.meta({
  title: 'Pages/SignIn (server)',
  component: SignInPage,
  parameters: serverRoute(),
  beforeEach: ({ msw }) => {
    msw.use(...mockApi());
  },
});

async function signIn({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByLabelText('Username'), 'sunita');
  await fillIn(userEvent, canvas.getByLabelText('Password'), 'three pine trees and a bell');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function setPassword({ canvas, userEvent }: Tools, username?: string) {
  const password = await canvas.findByLabelText('New password');
  if (username) await fillIn(userEvent, canvas.getByLabelText('Username'), username);
  await fillIn(userEvent, password, 'three pine trees and a bell');
  await fillIn(
    userEvent,
    canvas.getByLabelText('New password again'),
    'three pine trees and a bell',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
}

const expectDashboard = async ({ canvas }: Tools) =>
  expect(await canvas.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

/** The form of a site with accounts. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  },
});

/** A right password leads to the dashboard; a toast says so. */
export const SignedIn = meta.story({
  play: async (context) => {
    await signIn(context);
    await expectDashboard(context);
    await expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    await expect(localStorage.getItem('username')).toBe('sunita');
  },
});

/** Nothing is stored after any refusal. */
async function expectRefusal(context: Tools, text: string) {
  await signIn(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(localStorage).toHaveLength(0);
}

/** The server refuses the password: an alert says so, and the form stays. */
export const WrongPassword = meta.story({
  parameters: { responseCases: ['signIn-401'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('signIn', signInErrors.wrongCredentials)),
  play: (context) => expectRefusal(context, 'Invalid credentials.'),
});

/** After five wrong passwords the next attempt has to wait, but not in a known browser. */
export const TooManyAttempts = meta.story({
  parameters: { responseCases: ['signIn-429'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('signIn', signInErrors.tooManyAttempts)),
  play: (context) => expectRefusal(context, signInErrors.tooManyAttempts.message),
});

/** The server computes only so many passwords at once. */
export const Busy = meta.story({
  parameters: { responseCases: ['signIn-503'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('signIn', signInErrors.tooBusy)),
  play: (context) => expectRefusal(context, 'Too many people sign in. Try again soon.'),
});

export const Offline = meta.story({
  parameters: { responseCases: ['signIn-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('signIn')),
  play: (context) => expectRefusal(context, 'The server could not be reached. Please try again.'),
});

/** The button is busy until the server has answered. */
export const Checking = meta.story({
  parameters: { responseCases: ['signIn-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('signIn')),
  play: async (context) => {
    await signIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Login' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The link from the log of a new server. */
export const FirstOwner = meta.story({
  parameters: serverRoute(FIRST_OWNER),
  beforeEach: ({ msw }) => msw.use(firstOwnerLink()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Create the first account' }),
    ).toBeVisible();
  },
});

/** With the password one is signed in. */
export const FirstOwnerCreated = meta.story({
  tags: ['picture'],
  parameters: serverRoute(FIRST_OWNER),
  beforeEach: ({ msw }) => msw.use(firstOwnerLink()),
  play: async (context) => {
    await setPassword(context, 'sunita');
    await expectDashboard(context);
  },
});

/** The link of an account that an owner has created, or whose password is forgotten. */
export const OwnLink = meta.story({
  tags: ['picture'],
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['checkLink-ok'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Set your password' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^For the account/)).toHaveTextContent('sunita.');
    const username = canvas.getByLabelText('Username');
    await expect(username).toHaveValue('sunita');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(username).toHaveAttribute('readonly');
  },
});

/** Who opens a link in a browser where somebody is signed in sees its form, and not his dashboard. */
export const OwnLinkWhileSignedIn = meta.story({
  parameters: serverRoute(OWN_LINK),
  beforeEach: () => writeStorySession(),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/^For the account/)).toHaveTextContent('sunita.');
    await setPassword(context);
    await expectDashboard(context);
  },
});

/** With the password one is signed in. */
export const PasswordSet = meta.story({
  parameters: serverRoute(OWN_LINK),
  play: async (context) => {
    await setPassword(context);
    await expectDashboard(context);
  },
});

/** No form before it is known whether the link works. */
export const CheckingLink = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['checkLink-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('checkLink')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link...')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** A link that has been used or has expired says so before anything is typed. */
export const LinkUsed = meta.story({
  tags: ['picture'],
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['checkLink-403'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('checkLink', linkErrors.invalid)),
  play: async ({ canvas }) => {
    const name = 'This link does not work';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(linkErrors.invalid.message);
    await expect(canvas.queryByRole('form')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Log in with your password' });
    await expect(link).toHaveAttribute('href', paths.signIn);
  },
});

/** Whether the link works is not known; the focus goes from the button to the heading. */
export const LinkCheckTriedAgain = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['checkLink-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('checkLink')),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText(/^The server could not be reached\./)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    msw.use(...mockApi());
    await userEvent.click(button);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

/** Too many links were tried: it says how long to wait, and can be tried again. */
export const LinkCheckRefused = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['checkLink-429'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('checkLink', tooManyAttempts(8))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tooManyAttempts(8).message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The link worked when the page opened, but not any more. */
export const LinkUsedMeanwhile = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['setPassword-403'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('setPassword', linkErrors.invalid)),
  play: async (context) => {
    await setPassword(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This link has been used or has expired.',
    );
  },
});

/** The server refuses a common password for the new account, with the reason. */
export const PasswordRefused = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['setPassword-400'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('setPassword', passwordErrors.common)),
  play: async (context) => {
    await setPassword(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      passwordErrors.common.message,
    );
  },
});

/** The server cannot be reached, and the form says so. */
export const LinkOffline = meta.story({
  parameters: { ...serverRoute(OWN_LINK), responseCases: ['setPassword-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('setPassword')),
  play: async (context) => {
    await setPassword(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The server could not be reached.',
    );
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  parameters: serverRoute(FIRST_OWNER),
  beforeEach: ({ msw }) => msw.use(firstOwnerLink()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password again')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
