import MockDate from 'mockdate';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { linkErrors, passwordErrors, signInErrors } from '#contracts/session.ts';
import DashboardPage from '#src/pages/Dashboard/DashboardPage.tsx';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { fillIn, type Tools, untilShown } from '../support/play.ts';
import { mockApi, offline, pending, refused, responded } from '../support/responses.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

/** The page of a site with a server. */
function serverRoute(hash = '') {
  const { layout, route } = serverDashboardRoute(paths.dashboard, <DashboardPage hasServer />);
  return { layout, route: { ...route, url: paths.signIn + hash } };
}

const FIRST_OWNER = '#first-owner=b0RzMcJMBBmIe25rHPXv80gQFo';
const OWN_LINK = '#link=b0RzMcJMBBmIe25rHPXv80gQFo';
const PASSWORD = 'three pine trees and a bell';

const meta = preview.meta({ component: SignInPage, parameters: siteRoute(paths.signIn) });

async function signIn({ canvas, userEvent }: Tools, password = 'namaste-dev') {
  await fillIn(userEvent, await canvas.findByLabelText('Username'), 'admin');
  await fillIn(userEvent, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function setPassword({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByLabelText('New password'), PASSWORD);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
}

/** Username and password, and a button that shows the password. */
export const Loaded = meta.story({ tags: ['phone', 'dark'], play: untilShown('Sign In') });

/** The page stays open, and nothing is stored. */
export const WrongPassword = meta.story({
  globals: { scheme: 'light' },
  play: untilShown('Invalid credentials.', (context) => signIn(context, 'wrong')),
});

WrongPassword.test('asks for it again', async ({ canvas }) => {
  const password = canvas.getByLabelText('Password');
  await expect(password).toHaveAccessibleDescription('Invalid credentials.');
  await waitFor(() => expect(password).toHaveFocus());
});

/** White space alone counts as empty. */
export const BothRequired = meta.story({
  globals: { scheme: 'light' },
  play: untilShown('Both fields are required.', (context) => signIn(context, '  ')),
});

BothRequired.test('asks for the password', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('alert')).color).toBe('rgb(176, 0, 32)');
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
});

/** Without https the browser cannot check. A build without ADMIN_PASSWORD says so in its place. */
export const InsecureConnection = meta.story({
  parameters: { expectedLogs: [/Nobody can sign in/] },
  beforeEach: () => {
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    return () => Reflect.deleteProperty(crypto, 'subtle');
  },
  play: untilShown(/^Nobody can sign in over an insecure connection\./, signIn),
});

/** A toast above the dashboard. */
export const SignedIn = meta.story({ play: untilShown('Logged in successfully!', signIn) });

/** The session has expired while an admin wrote: a message says so. */
export const AfterAutomaticLogout = meta.story({
  tags: ['picture'],
  parameters: siteRoute(paths.addBlog),
  play: async ({ canvas, userEvent }) => {
    await fillIn(
      userEvent,
      await canvas.findByRole('textbox', { name: 'Title' }),
      'Half a thought',
    );
    MockDate.set(Date.now() + 180_001);
    fireEvent.mouseMove(document.body);
    await canvas.findByText(/^You were logged out after 3 minutes without activity\./);
  },
});

AfterAutomaticLogout.test('leads back to the form, which has the text', async (context) => {
  await signIn(context);
  await waitFor(() =>
    expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought'),
  );
});

/** A toast confirms the logout. */
export const AfterLogout = meta.story({
  parameters: siteRoute(paths.addBlog),
  play: untilShown('Logged out successfully!', async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Logout' })),
  ),
});

AfterLogout.test('says nothing of it, and leads to the first page', async (context) => {
  await expect(context.canvas.queryByText(/logged out after|has ended/)).toBeNull();
  await signIn(context);
  await expect(await context.canvas.findByText('Admin Dashboard')).toBeVisible();
});

/** An alert with the words of the server, as after too many attempts. */
export const RefusedByServer = meta.story(
  refused('signIn', signInErrors.wrongCredentials, { act: signIn, parameters: serverRoute() }),
);

RefusedByServer.test('stores nothing', async () => {
  await expect(localStorage).toHaveLength(0);
});

/** The button is busy until the server has answered. */
export const Checking = meta.story(
  pending('signIn', 'Login', { act: signIn, parameters: serverRoute() }),
);

/** The link from the log of a new server. */
export const FirstOwner = meta.story({
  tags: ['phone'],
  ...responded('checkLink', { username: null }, 'Create the first account', {
    parameters: serverRoute(FIRST_OWNER),
  }),
});

/** The link of an account that an owner has created, or whose password is forgotten. */
export const OwnLink = meta.story({
  tags: ['picture'],
  parameters: serverRoute(OWN_LINK),
  play: untilShown(/^For the account/),
});

OwnLink.test(
  'is the same where somebody else is signed in',
  { beforeEach: () => writeStorySession() },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^For the account/)).toHaveTextContent('sunita.');
  },
);

/** No form before it is known whether the link works. */
export const CheckingLink = meta.story(
  pending('checkLink', 'Checking the link...', { parameters: serverRoute(OWN_LINK) }),
);

/** A link that has been used or has expired says so before anything is typed. */
export const LinkUsed = meta.story({
  tags: ['picture'],
  ...refused('checkLink', linkErrors.invalid, { parameters: serverRoute(OWN_LINK) }),
});

LinkUsed.test('has its own title, and leads to the usual form', async ({ canvas }) => {
  await expect(document.title).toMatch(/^This link does not work · /);
  const link = canvas.getByRole('link', { name: 'Log in with your password' });
  await expect(link).toHaveAttribute('href', paths.signIn);
});

/** Nobody knows if the link works: it can be tried again. */
export const LinkCheckOffline = meta.story(
  offline('checkLink', /^The server could not be reached\./, { parameters: serverRoute(OWN_LINK) }),
);

LinkCheckOffline.test('tries again, with the focus at the heading', async (context) => {
  const { canvas, msw, userEvent } = context;
  await expect(canvas.queryByRole('form')).toBeNull();
  msw.use(...mockApi());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(await canvas.findByLabelText('New password')).toBeVisible();
});

/** The server refuses a common password for the new account, with the reason. */
export const PasswordRefused = meta.story(
  refused('setPassword', passwordErrors.common, {
    act: setPassword,
    parameters: serverRoute(OWN_LINK),
  }),
);
