import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { linkErrors, passwordErrors, signInErrors } from '#contracts/session.ts';
import { respondWith } from '#mocks/msw/scenarios.ts';
import DashboardPage from '#src/pages/Dashboard/DashboardPage.tsx';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi } from '../support/mockApi.ts';
import { offline, pending, refused } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

function serverRoute(hash = '') {
  const signInPage = <SignInPage hasServer />;
  const { layout, route } = serverDashboardRoute(paths.dashboard, <DashboardPage />, signInPage);
  return { layout, route: { ...route, url: paths.signIn + hash } };
}

const FIRST_OWNER = '#first-owner=b0RzMcJMBBmIe25rHPXv80gQFo';
const OWN_LINK = '#link=b0RzMcJMBBmIe25rHPXv80gQFo';
const PASSWORD = 'three pine trees and a bell';

const meta = preview.meta({
  title: 'SignIn (server)',
  component: SignInPage,
  parameters: serverRoute(),
});

async function signIn({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByLabelText('Username'), 'sunita');
  await fillIn(userEvent, canvas.getByLabelText('Password'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function setPassword({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByLabelText('New password'), PASSWORD);
  await fillIn(userEvent, canvas.getByLabelText('New password again'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
}

/** The form of a site with accounts. */
export const Loaded = meta.story({
  // It looks like `pages-signin--loaded`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: untilShown('Sign In'),
});

/** An alert with the words of the server, as after too many attempts. */
export const WrongPassword = meta.story(
  refused('signIn', signInErrors.wrongCredentials, { act: signIn }),
);

WrongPassword.test('stores nothing', async () => {
  await expect(localStorage).toHaveLength(0);
});

export const Offline = meta.story(
  offline('signIn', 'The server could not be reached. Please try again.', { act: signIn }),
);

/** The button is busy until the server has answered. */
export const Checking = meta.story(pending('signIn', 'Login', { act: signIn }));

/** The link from the log of a new server. */
export const FirstOwner = meta.story({
  tags: ['phone'],
  parameters: serverRoute(FIRST_OWNER),
  beforeEach: ({ msw }) => msw.use(respondWith('checkLink', { username: null })),
  play: untilShown('Create the first account'),
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

LinkUsed.test('has no form, but leads to the usual one', async ({ canvas }) => {
  await expect(canvas.queryByRole('form')).toBeNull();
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
