import { delay, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountErrors, usernameTaken } from '#contracts/accounts.ts';
import { commonErrors } from '#contracts/endpoint.ts';
import { handleCall } from '#mocks/msw/handlers.ts';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { accountHandlers, editorSession, noSession } from '#mocks/msw/serverData.ts';
import { sampleAccounts, sampleSessions } from '#mocks/serverFixtures.ts';
import AccountsPage from '#src/pages/Dashboard/server/AccountsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { expectSignInAgain, serverDashboardRoute } from '../support/serverDashboard.tsx';

const [bimala, sunita, tenzin] = sampleAccounts;

const OFFLINE = 'The server could not be reached. Please try again.';

const meta = preview.meta({
  title: 'Pages/Accounts',
  component: AccountsPage,
  parameters: serverDashboardRoute(paths.accounts, <AccountsPage />),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function findRow({ canvas }: Pick<Context, 'canvas'>, { username }: { username: string }) {
  const header = await canvas.findByRole('rowheader', { name: username });
  return within(header.closest('tr') ?? header);
}

const expectRows = ({ canvas }: Pick<Context, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count));

async function click(context: Context, account: { username: string }, name: string) {
  const row = await findRow(context, account);
  const button = row.getByRole('button', { name });
  await context.userEvent.click(button);
  return button;
}

async function create({ canvas, userEvent }: Context, username: string, role = 'Editor') {
  await fillIn(userEvent, await canvas.findByLabelText(/^Username/), username);
  await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${role}`) }));
  const button = canvas.getByRole('button', { name: 'Create account' });
  await userEvent.click(button);
  return button;
}

async function openDeleteDialog(context: Context, account: { username: string }) {
  await click(context, account, 'Delete');
  const name = 'Are you sure you want to delete this account?';
  return within(await findDialog(name));
}

async function confirmDelete(context: Context, account: { username: string }) {
  const dialog = await openDeleteDialog(context, account);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

/** An owner, an editor, and an account whose link nobody has used yet. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listAccounts-ok'] },
  play: async (context) => {
    await expect((await findRow(context, sunita)).getByText('Owner')).toBeVisible();
    await expect((await findRow(context, bimala)).getByText('21 October 2025')).toBeVisible();
    await expect((await findRow(context, tenzin)).getByText('No password yet')).toBeVisible();
    const { canvas } = context;
    for (const name of ['My account', 'Accounts', 'Audit log']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
});

/** A blocked account cannot sign in, and gets no new link. */
export const Blocked = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['updateAccount-ok'] },
  play: async (context) => {
    await click(context, bimala, 'Block');
    await expect(await screen.findByText(/bimala is blocked/)).toBeInTheDocument();
    const row = await findRow(context, bimala);
    await expect(row.getByText('Blocked')).toBeVisible();
    await expect(row.queryByRole('button', { name: 'New link' })).not.toBeInTheDocument();
  },
});

/** It may sign in again, and begins signed out. */
export const Unblocked = meta.story({
  play: async (context) => {
    await click(context, bimala, 'Block');
    await screen.findByText(/bimala is blocked/);
    await click(context, bimala, 'Unblock');
    await expect(await screen.findByText('bimala may sign in again.')).toBeInTheDocument();
    await expect((await findRow(context, bimala)).getByText('Signed out')).toBeVisible();
  },
});

/** An editor becomes an owner; a toast and the row say so. */
export const RoleChanged = meta.story({
  play: async (context) => {
    await click(context, bimala, 'Make owner');
    await expect(await screen.findByText('bimala is now an owner.')).toBeInTheDocument();
    await expect((await findRow(context, bimala)).getByText('Owner')).toBeVisible();
  },
});

/** The last owner cannot be blocked: the server says why, and nothing changes. */
export const BlockRefused = meta.story({
  parameters: { responseCases: ['updateAccount-409'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateAccount', accountErrors.lastOwner)),
  play: async (context) => {
    await click(context, sunita, 'Block');
    await expect(await screen.findByText(accountErrors.lastOwner.message)).toBeInTheDocument();
    await expect((await findRow(context, sunita)).getByText('Signed in (3)')).toBeVisible();
  },
});

/** Somebody else has deleted the account: the list is loaded again. */
export const ChangeConflict = meta.story({
  parameters: { responseCases: ['updateAccount-404'] },
  play: async (context) => {
    await findRow(context, bimala);
    context.msw.use(...accountHandlers({ accounts: [sunita, tenzin] }));
    await click(context, bimala, 'Block');
    await expect(await screen.findByText('Account not found')).toBeInTheDocument();
    await expectRows(context, 2);
  },
});

/** The server cannot be reached: a toast says so, and nothing changes. */
export const ChangeOffline = meta.story({
  parameters: { responseCases: ['updateAccount-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('updateAccount')),
  play: async (context) => {
    await click(context, bimala, 'Block');
    await expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
  },
});

/** Before the page loads its list: bimala is signed in on two devices. */
const onTwoDevices: NonNullable<typeof meta.input.beforeEach> = ({ msw }) =>
  msw.use(...accountHandlers({ accounts: [{ ...bimala, sessions: 2 }, sunita, tenzin] }));

async function openSessions(context: Context, account: { username: string } = bimala) {
  await click(context, account, 'Sessions');
  const name = `Sessions of ${account.username}`;
  return within(await findDialog(name));
}

async function endFirst({ userEvent }: Context, dialog: Awaited<ReturnType<typeof openSessions>>) {
  const [button] = await dialog.findAllByRole('button', { name: 'End' });
  if (button) await userEvent.click(button);
  return button;
}

/** Where an account is signed in, each with a button that ends it. */
export const Sessions = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['listAccountSessions-ok'] },
  beforeEach: onTwoDevices,
  play: async (context) => {
    const dialog = await openSessions(context);
    await expect(await dialog.findByText('Chrome on Android')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'End' })).toHaveLength(2);
  },
});

/** One's own current session has no button. */
export const OwnSessions = meta.story({
  play: async (context) => {
    const dialog = await openSessions(context, sunita);
    await expect(await dialog.findByText('This session')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'End' })).toHaveLength(2);
  },
});

/** The row has one session less, and the focus is at the dialog's title. */
export const SessionEnded = meta.story({
  parameters: { responseCases: ['endSession-ok'] },
  beforeEach: onTwoDevices,
  play: async (context) => {
    const dialog = await openSessions(context);
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await endFirst(context, dialog);
    await expect(await dialog.findByText('Session ended.')).toBeVisible();
    await expect(dialog.getByText('Sessions of bimala')).toHaveFocus();
    await expect(dialog.getAllByRole('button', { name: 'End' })).toHaveLength(1);
    const path = `/api/sessions/${sampleSessions[1].id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await findRow(context, bimala);
    await expect(row.getByText('Signed in (1)')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: 'Sessions' })).toHaveFocus());
  },
});

/** The button that opened the dialog is gone: the focus is at the first one of the row. */
export const AllSessionsEnded = meta.story({
  beforeEach: onTwoDevices,
  play: async (context) => {
    const dialog = await openSessions(context);
    for (const left of [1, 0]) {
      await endFirst(context, dialog);
      await waitFor(() =>
        expect(dialog.queryAllByRole('button', { name: 'End' })).toHaveLength(left),
      );
    }
    await expect(dialog.getByText('No session is open.')).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    const row = await findRow(context, bimala);
    await expect(row.getByText('Signed out')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: 'New link' })).toHaveFocus());
  },
});

/** The button is busy until the server has answered. */
export const EndingSession = meta.story({
  parameters: { responseCases: ['endSession-slow'] },
  beforeEach: onTwoDevices,
  play: async (context) => {
    const dialog = await openSessions(context);
    context.msw.use(hang('endSession'));
    await expect(await endFirst(context, dialog)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The server cannot be reached: the dialog says so, and both sessions stay. */
export const EndSessionOffline = meta.story({
  parameters: { responseCases: ['endSession-offline'] },
  beforeEach: onTwoDevices,
  play: async (context) => {
    const dialog = await openSessions(context);
    context.msw.use(networkError('endSession'));
    await endFirst(context, dialog);
    await expect(await dialog.findByText(OFFLINE)).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'End' })).toHaveLength(2);
  },
});

/** The dialog opens at once and says that it loads. */
export const SessionsLoading = meta.story({
  parameters: { responseCases: ['listAccountSessions-slow'] },
  play: async (context) => {
    await findRow(context, sunita);
    context.msw.use(hang('listAccountSessions'));
    await click(context, sunita, 'Sessions');
    await waitFor(() => expect(screen.getByText('Loading sessions...')).toBeVisible());
  },
});

/** Another owner has deleted the account. */
export const SessionsFailed = meta.story({
  parameters: { responseCases: ['listAccountSessions-404'] },
  play: async (context) => {
    await findRow(context, sunita);
    context.msw.use(respondWithError('listAccountSessions', accountErrors.noAccount));
    await click(context, sunita, 'Sessions');
    await waitFor(() =>
      expect(screen.getByText('The sessions could not be loaded.')).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listAccounts-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listAccounts')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading accounts...')).toBeVisible();
  },
});

async function expectLoadFailure({ canvas }: Context) {
  await expect(await screen.findByText('Failed to fetch accounts')).toBeInTheDocument();
  await expect(canvas.getByText('The accounts could not be loaded.')).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
}

/** The server fails: no list and no form, but a button to try again. */
export const Failed = meta.story({
  parameters: { responseCases: ['listAccounts-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listAccounts', { message: 'Not shown' })),
  play: expectLoadFailure,
});

/** The server fails once; after a press on the button the list is there. */
export const TriedAgain = meta.story({
  parameters: { responseCases: ['listAccounts-500'] },
  name: 'Tried again after an error',
  beforeEach: ({ msw }) => msw.use(respondWithError('listAccounts', { message: 'Not shown' })),
  play: async (context) => {
    await expectLoadFailure(context);
    context.msw.use(...accountHandlers());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expectRows(context, 3);
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listAccounts-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listAccounts')),
  play: expectLoadFailure,
});

/** The server's session has ended. */
export const SignedOutAtServer = meta.story({
  parameters: { responseCases: ['listAccounts-401'] },
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(noSession(), respondWithError('listAccounts', commonErrors.signInFirst)),
  play: expectSignInAgain,
});

/** An editor has no link to this page, and reads why it is empty. */
export const ForEditors = meta.story({
  beforeEach: ({ msw }) => {
    // Refused after the navigation has its entries.
    const refuse = async () => {
      await delay(300);
      return HttpResponse.json({ message: commonErrors.ownersOnly.message }, { status: 403 });
    };
    msw.use(editorSession(), handleCall('listAccounts', refuse));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only an owner can see this page\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My account' })).toBeVisible();
    for (const name of ['Accounts', 'Audit log']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('button', { name: 'Create account' })).toBeNull();
    await expect(screen.queryByText('Failed to fetch accounts')).toBeNull();
  },
});

/** The link has the focus, and the account is in the list. */
export const Created = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await create(context, 'Pema', 'Owner');
    const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.value).toContain('/admin#link=');
    await expect(canvas.getByText(/until 21 Nov 2025, 12:15, Nepal time/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(link));
    await expectRows(context, 4);
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('');
    const body = { username: 'Pema', role: 'owner' };
    await expect(sent).toEqual([{ method: 'POST', path: '/api/accounts', body }]);

    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(link.value);
  },
});

/** The browser refuses to copy: the link is selected. */
export const CopyRefused = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await click(context, tenzin, 'New link');
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^The link could not be copied\./)).toBeVisible();
    const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.selectionEnd).toBe(link.value.length);
    await expect(link.selectionStart).toBe(0);
  },
});

/** While the account is created, the button is busy. */
export const Creating = meta.story({
  parameters: { responseCases: ['createAccount-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('createAccount')),
  play: async (context) => {
    await expect(await create(context, 'pema')).toHaveAttribute('aria-disabled', 'true');
  },
});

async function expectRefusal(context: Context, text: string) {
  await create(context, 'bimala');
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(text));
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  await expect(context.canvas.getByLabelText(/^Username/)).toHaveValue('bimala');
}

/** Another account has this name: the form keeps it and says so. */
export const NameTaken = meta.story({
  parameters: { responseCases: ['createAccount-409'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('createAccount', usernameTaken('bimala'))),
  play: (context) => expectRefusal(context, usernameTaken('bimala').message),
});

/** The server cannot be reached: the alert has the focus, and the name stays. */
export const CreateOffline = meta.story({
  parameters: { responseCases: ['createAccount-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createAccount')),
  play: (context) => expectRefusal(context, OFFLINE),
});

/** Shown once, with the name of the account; the focus moves to it. */
export const NewLink = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await click(context, tenzin, 'New link');
    const link = await context.canvas.findByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(document.activeElement).toContainElement(link));
    await expect(document.activeElement).toHaveTextContent(tenzin.username);
    const path = `/api/links/${tenzin.id}`;
    await expect(sent).toEqual([{ method: 'POST', path, body: null }]);
  },
});

/** The server cannot be reached: a toast says so, and there is no link. */
export const NewLinkOffline = meta.story({
  parameters: { responseCases: ['createLink-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createLink')),
  play: async (context) => {
    await click(context, tenzin, 'New link');
    await expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
    await expect(context.canvas.queryByRole('textbox', { name: 'Link' })).toBeNull();
  },
});

/** The focus is at Delete of the next account. */
export const Deleted = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await confirmDelete(context, bimala);
    await expect(await screen.findByText('Account deleted successfully')).toBeInTheDocument();
    await expectRows(context, 2);
    const next = await findRow(context, sunita);
    await waitFor(() => expect(next.getByRole('button', { name: 'Delete' })).toHaveFocus());
    const path = `/api/accounts/${bimala.id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
  },
});

/** Enter cancels, because the focus is there; it returns to the row. */
export const DeleteCancelled = meta.story({
  play: async (context) => {
    const dialog = await openDeleteDialog(context, bimala);
    await expect(dialog.getByText(/^bimala\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await findRow(context, bimala);
    await waitFor(() => expect(row.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
});

/** While the account is deleted, Escape does not close the dialog. */
export const Deleting = meta.story({
  parameters: { responseCases: ['deleteAccount-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('deleteAccount')),
  play: async (context) => {
    await confirmDelete(context, bimala);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** The only owner stays, in the server's words. */
export const LastOwner = meta.story({
  parameters: { responseCases: ['deleteAccount-409'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteAccount', accountErrors.lastOwner)),
  play: async (context) => {
    await confirmDelete(context, sunita);
    await expect(await screen.findByText(accountErrors.lastOwner.message)).toBeInTheDocument();
    await expectRows(context, 3);
  },
});

/** Another owner has deleted it: the list is loaded again. */
export const DeleteConflict = meta.story({
  play: async (context) => {
    const dialog = await openDeleteDialog(context, bimala);
    context.msw.use(...accountHandlers({ accounts: [sunita, tenzin] }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Account not found')).toBeInTheDocument();
    await expectRows(context, 2);
    const next = await findRow(context, sunita);
    await waitFor(() => expect(next.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
});

/** The server cannot be reached: a toast says so, and the account stays. */
export const DeleteOffline = meta.story({
  parameters: { responseCases: ['deleteAccount-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('deleteAccount')),
  play: async (context) => {
    await confirmDelete(context, bimala);
    await expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
    await expectRows(context, 3);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async (context) => {
    await click(context, tenzin, 'New link');
    await expect(await context.canvas.findByRole('textbox', { name: 'Link' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
