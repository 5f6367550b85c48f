import MockDate from 'mockdate';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AdminLayout } from '#src/app/layouts/AdminLayout.tsx';
import type { UnavailableReason } from '#src/auth/credential.ts';
import SignInPage from '#src/pages/SignIn/SignInPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Pages/SignIn',
  component: SignInPage,
  parameters: siteRoute(paths.signIn),
  beforeEach: ({ msw }) => {
    msw.use(...mockApi());
  },
});

async function signIn({ canvas, userEvent }: Tools, username: string, password: string) {
  await fillIn(userEvent, await canvas.findByLabelText('Username'), username);
  await fillIn(userEvent, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** Username and password, and a button that shows the password. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show' })).toBeVisible();
    await expect(document.title).toMatch(/^Sign In/);
  },
});

/** An empty form is not sent; an alert says why. */
export const FieldMissing = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login' }));
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Both fields are required.');
    await expect(localStorage).toHaveLength(0);
  },
});

/** The page stays open, and nothing is stored. */
export const WrongPassword = meta.story({
  play: async (context) => {
    await signIn(context, 'admin', 'wrong');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Invalid credentials.',
    );
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('admin');
    await expect(localStorage).toHaveLength(0);
  },
});

/** Stores three keys, shows a toast and opens the dashboard. */
export const SignedIn = meta.story({
  play: async (context) => {
    await signIn(context, 'admin', 'namaste-dev');
    await expect(
      await context.canvas.findByRole('heading', { name: 'Admin Dashboard' }),
    ).toBeVisible();
    await expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    await expect({ ...localStorage }).toEqual({
      isAuthenticated: 'true',
      username: 'admin',
      authExpiry: String(Date.now() + 180_000),
    });
  },
});

/** With a session, the page redirects to the dashboard. */
export const AlreadySignedIn = meta.story({
  beforeEach: () => writeStorySession(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  },
});

/** A flag without a valid session is cleared, without a redirect loop. */
export const InvalidSession = meta.story({
  beforeEach: () => writeStorySession(-1000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  },
});

/** The sign-in returns to the page that was opened. */
export const AfterDeepLink = meta.story({
  parameters: siteRoute(paths.addBlog),
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await signIn(context, 'admin', 'namaste-dev');
    await expect(await context.canvas.findByRole('heading', { name: 'Add Blog' })).toBeVisible();
  },
});

/** The session expires while an admin writes: a message says so, and the draft is restored. */
export const AfterAutomaticLogout = meta.story({
  tags: ['picture'],
  parameters: siteRoute(paths.addBlog),
  beforeEach: () => writeStorySession(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Half a thought');
    MockDate.set(Date.now() + 180_001);
    fireEvent.mouseMove(document.body);
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You were logged out after 3 minutes without activity.',
    );
    await expect(localStorage.getItem('isAuthenticated')).toBeNull();
    await expect(screen.queryByText(/^Logged out/)).toBeNull();

    await signIn(context, 'admin', 'namaste-dev');
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Half a thought',
    );
    await expect(canvas.getByText(/We kept what you typed/)).toBeVisible();
  },
});

/** A toast confirms the logout, and the next sign-in opens the dashboard. */
export const AfterLogout = meta.story({
  parameters: siteRoute(paths.addBlog),
  beforeEach: () => writeStorySession(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign In' })).toHaveFocus());
    await expect(await screen.findByText('Logged out successfully!')).toBeInTheDocument();
    await expect(canvas.queryByText(/without activity/)).toBeNull();
    await expect(localStorage).toHaveLength(0);
    await signIn(context, 'admin', 'namaste-dev');
    await expect(await canvas.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  },
});

/** A sign-out in another tab signs out here too. */
export const SignedOutInAnotherTab = meta.story({
  parameters: siteRoute(paths.addBlog),
  beforeEach: () => writeStorySession(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Add Blog' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** Opens the sign-in page where the credentials cannot be checked. */
function unavailable(reason: UnavailableReason) {
  const page = <SignInPage check={async () => ({ kind: 'unavailable', reason })} />;
  const routes = [{ element: <AdminLayout />, children: [{ path: paths.signIn, element: page }] }];
  return { route: { url: paths.signIn, routes } };
}

/** Without credentials in the build nobody can sign in; the page says why. */
export const NoCredentialsConfigured = meta.story({
  parameters: { ...unavailable('no-credentials'), expectedLogs: [/ADMIN_USERNAME/] },
  play: async (context) => {
    await signIn(context, 'admin', 'namaste-dev');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Nobody can sign in: this site was built without ADMIN_USERNAME and ADMIN_PASSWORD.',
    );
  },
});

/** Nobody can sign in over plain http, where the browser has no Web Crypto. */
export const InsecureConnection = meta.story({
  parameters: { ...unavailable('no-crypto'), expectedLogs: [/insecure connection/] },
  play: async (context) => {
    await signIn(context, 'admin', 'namaste-dev');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('https');
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
