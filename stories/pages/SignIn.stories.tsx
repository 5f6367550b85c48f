import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AdminLayout } from '#src/app/layouts/AdminLayout.tsx';
import { checkCredential } from '#src/auth/credential.ts';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';
import { fillIn } from '../support/fillIn.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

const meta = preview.meta({ component: SignInPage, parameters: siteRoute(paths.signIn) });

async function signIn({ canvas, userEvent }: Tools, password = 'namaste-dev') {
  await fillIn(userEvent, await canvas.findByLabelText('Username'), 'admin');
  await fillIn(userEvent, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** Username and password, and a button that shows the password. */
export const Loaded = meta.story({ tags: ['phone', 'dark'], play: untilShown('Sign In') });

/** The page stays open, and nothing is stored. */
export const WrongPassword = meta.story({
  play: async (context) => {
    await signIn(context, 'wrong');
    await context.canvas.findByText('Invalid credentials.');
  },
});

/** A toast above the dashboard. */
export const SignedIn = meta.story({
  play: async (context) => {
    await signIn(context);
    await screen.findByText('Logged in successfully!');
  },
});

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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await screen.findByText('Logged out successfully!');
  },
});

function withoutCredentials() {
  const source = { credential: null, subtle: crypto.subtle };
  const page = <SignInPage check={(...typed) => checkCredential(...typed, source)} />;
  const routes = [{ element: <AdminLayout />, children: [{ path: paths.signIn, element: page }] }];
  return { route: { url: paths.signIn, routes } };
}

/** Without credentials in the build nobody can sign in; the page says why. */
export const NoCredentialsConfigured = meta.story({
  parameters: { ...withoutCredentials(), expectedLogs: [/ADMIN_USERNAME/] },
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByText(
      'Nobody can sign in: this site was built without ADMIN_USERNAME and ADMIN_PASSWORD.',
    );
  },
});
