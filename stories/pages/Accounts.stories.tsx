import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountErrors, usernameTaken } from '#contracts/accounts.ts';
import { commonErrors } from '#contracts/endpoint.ts';
import { networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { sampleAccounts } from '#mocks/serverFixtures.ts';
import AccountsPage from '#src/pages/Dashboard/server/AccountsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { findDialog, pressInDialog, untilDialog } from '../support/findDialog.ts';
import { expectCount, fillIn, findPart, pressIn, type Tools, untilShown } from '../support/play.ts';
import { failed, mockApi, pending, refused, seeded, watchRequests } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const [bimala, sunita, tenzin] = sampleAccounts;

const OFFLINE = 'The server could not be reached. Please try again.';

const meta = preview.meta({
  component: AccountsPage,
  parameters: serverDashboardRoute(paths.accounts, <AccountsPage />),
});

interface Named {
  username: string;
}

const findRow = (tools: Tools, { username }: Named) => findPart(tools, 'row', username);

const expectRows = (tools: Tools, count: number) => expectCount(tools, 'rowheader', count);

const click = (tools: Tools, { username }: Named, name: string) =>
  pressIn(tools, 'row', username, name);

async function create({ canvas, userEvent }: Tools, username: string) {
  await fillIn(userEvent, await canvas.findByLabelText(/^Username/), username);
  await userEvent.click(canvas.getByRole('radio', { name: /^Owner/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

/** An owner, an editor, and an account whose link nobody has used yet. */
export const Loaded = meta.story({
  play: untilShown('bimala'),
});

Loaded.test('makes an owner, and creates an account if the name is right', async (context) => {
  await click(context, bimala, 'Make owner');
  await findDialog('Are you sure you want to make this account an owner?');
  await pressInDialog(context, 'Make owner');
  await expect(await screen.findByText('bimala is now an owner.')).toBeInTheDocument();
  await expect((await findRow(context, bimala)).getByText('Owner')).toBeVisible();
  const { canvas, msw, userEvent } = context;
  const refusal = { status: 400, message: 'username must have 3 letters' };
  msw.use(respondWithError('createAccount', refusal));
  await create(context, 'ab');
  await expect(await canvas.findByText(/^Username must have 3 letters/)).toBeVisible();
  msw.use(...mockApi());
  await userEvent.clear(canvas.getByLabelText(/^Username/));
  await create(context, 'Pema');
  const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  await expect(link.value).toContain('/admin#link=');
  await expect(canvas.getByText(/until 27 Nov 2026, 12:15, Nepal time/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(link));
  await expectRows(context, 4);
  const username = canvas.getByLabelText(/^Username/);
  await expect(username).toHaveValue('');
  await expect(username.matches(':user-invalid')).toBe(false);
  // It may be there already, because no answer has arrived: the list shows it.
  msw.use(...mockApi());
  msw.use(respondWithError('createAccount', usernameTaken('gita')));
  await create(context, 'gita');
  await expect(await canvas.findByText('There is already an account gita.')).toBeVisible();
  await expectRows(context, 3);
});

export const Loading = meta.story(pending('listAccounts', 'Loading accounts...'));

/** No list and no form, but a button to try again. */
export const Failed = meta.story(failed('listAccounts', 'Failed to fetch accounts'));

/** The server's session has ended. */
export const SignedOutAtServer = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('getSession', { account: null }),
      respondWithError('listAccounts', commonErrors.signInFirst),
    ),
  play: untilShown(/^Your session has ended\./),
});

/** An editor has no link to this page, and reads why it is empty. */
export const ForEditors = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('getSession', { account: { username: 'bimala', role: 'editor' } }),
      respondWithError('listAccounts', commonErrors.ownersOnly),
    ),
  play: untilShown(/^Only an owner can see this page\./),
});

const askToBlock = untilDialog('Are you sure you want to block this account?', (tools) =>
  click(tools, bimala, 'Block'),
);

async function block(tools: Tools) {
  await askToBlock(tools);
  await pressInDialog(tools, 'Block');
}

/** The dialog asks first, with the focus at Cancel. */
export const BlockAsked = meta.story({
  name: 'Asks before it blocks',
  tags: ['phone'],
  play: askToBlock,
});

BlockAsked.test('changes nothing on Escape; blocks by keyboard, and unblocks', async (context) => {
  const { msw, userEvent } = context;
  const sent = watchRequests(msw);
  await userEvent.keyboard('{Escape}');
  const row = await findRow(context, bimala);
  await waitFor(() => expect(row.getByRole('button', { name: 'Block' })).toHaveFocus());
  await expect(row.queryByText('Blocked')).toBeNull();
  await expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await findDialog('Are you sure you want to block this account?');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(await row.findByText('Blocked')).toBeVisible();
  await waitFor(() => expect(row.getByRole('button', { name: 'Unblock' })).toHaveFocus());
  await expect(row.queryByRole('button', { name: 'New link' })).not.toBeInTheDocument();
  await click(context, bimala, 'Unblock');
  await expect(await screen.findByText('bimala may sign in again.')).toBeInTheDocument();
  await expect((await findRow(context, bimala)).getByText('Signed out')).toBeVisible();
});

/** A blocked account cannot sign in, and gets no new link. */
export const Blocked = meta.story({
  tags: ['picture'],
  play: untilShown(/bimala is blocked/, block),
});

/** The other owner was removed meanwhile: the server says why it refuses, and nothing changes. */
export const BlockRefused = meta.story(
  refused('updateAccount', accountErrors.lastOwner, { act: block }),
);

const twoOwners = [{ ...bimala, role: 'owner' }, sunita, tenzin] as const;

/** Who gives up the own right to manage accounts is asked first. */
export const OwnRightAsked = meta.story({
  name: 'Asks before one gives up the own right',
  beforeEach: ({ msw }) => msw.use(...mockApi({ accounts: twoOwners })),
  play: untilDialog('Are you sure you want to be an editor?', (tools) =>
    click(tools, sunita, 'Make editor'),
  ),
});

OwnRightAsked.test('changes nothing on Cancel; then the page is for owners', async (context) => {
  const { canvas, msw } = context;
  const sent = watchRequests(msw);
  await pressInDialog(context, 'Cancel');
  const row = await findRow(context, sunita);
  await waitFor(() => expect(row.getByRole('button', { name: 'Make editor' })).toHaveFocus());
  // Nobody blocks themselves.
  await expect(row.queryByRole('button', { name: 'Block' })).toBeNull();
  await expect(sent).toEqual([]);
  await context.userEvent.keyboard('{Enter}');
  await findDialog('Are you sure you want to be an editor?');
  msw.use(respondWithError('listAccounts', commonErrors.ownersOnly));
  await pressInDialog(context, 'Make me an editor');
  await expect(await canvas.findByText(/^Only an owner can see this page\./)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Accounts' })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

const sessions = () => within(screen.getByRole('dialog', { name: 'Sessions of bimala' }));

const endButtons = () => sessions().queryAllByRole('button', { name: 'End' });

const endFirst = ({ userEvent }: Tools) => userEvent.click(endButtons()[0] ?? document.body);

const twoSessions = { accounts: [{ ...bimala, sessions: 2 }, sunita, tenzin] };

/** Where an account is signed in, each with a button that ends it. */
export const Sessions = meta.story({
  tags: ['picture'],
  ...seeded(twoSessions, 'Chrome on Android', {
    act: untilDialog('Sessions of bimala', (tools) => click(tools, bimala, 'Sessions')),
  }),
});

Sessions.test('ends each, and says what failed', async (context) => {
  context.msw.use(networkError('endSession'));
  await endFirst(context);
  await expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
  await expect(endButtons()).toHaveLength(2);
  context.msw.use(...mockApi(twoSessions));
  await endFirst(context);
  await expect(await screen.findByText('Session ended')).toBeInTheDocument();
  await expect(sessions().getByText('Sessions of bimala')).toHaveFocus();
  await endFirst(context);
  await expect(await sessions().findByText('No session is open.')).toBeVisible();
  await context.userEvent.keyboard('{Escape}');
  const row = await findRow(context, bimala);
  await expect(row.getByText('Signed out')).toBeVisible();
  // The button that opened the dialog is gone.
  await waitFor(() => expect(row.getByRole('button', { name: 'New link' })).toHaveFocus());
});

/** Another account has this name: the server says so. */
export const NameTaken = meta.story(
  refused('createAccount', usernameTaken('bimala'), { act: (tools) => create(tools, 'bimala') }),
);

/** Shown once, with the name of the account; the focus moves to it. */
export const NewLink = meta.story({
  tags: ['phone'],
  play: async (context) => {
    await click(context, tenzin, 'New link');
    await context.canvas.findByRole('textbox', { name: 'Link' });
  },
});

NewLink.test('has the focus, and can be copied', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  await waitFor(() => expect(document.activeElement).toContainElement(link));
  await expect(document.activeElement).toHaveTextContent(tenzin.username);
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(await canvas.findByText('Link copied.')).toBeVisible();
  await expect(writeText).toHaveBeenCalledWith(link.value);
  writeText.mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(await canvas.findByText(/^The link could not be copied\./)).toBeVisible();
  await expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

const askToDelete = (account: Named) =>
  untilDialog('Are you sure you want to delete this account?', (tools) =>
    click(tools, account, 'Delete'),
  );

const owners = [
  sunita,
  { ...sunita, id: tenzin.id, username: tenzin.username },
  { ...sunita, id: '0f8fad5b-d9cb-469f-a165-708677289511', username: 'pema' },
];

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({
  name: 'Asks before it deletes',
  beforeEach: ({ msw }) => msw.use(...mockApi({ accounts: [bimala, ...owners] })),
  play: askToDelete(bimala),
});

DeleteAsked.test('loads the list again if someone was faster, and deletes', async (context) => {
  const expectAtNext = async (next: Named, count: number) => {
    await expectRows(context, count);
    const row = await findRow(context, next);
    await waitFor(() => expect(row.getByRole('button', { name: 'Delete' })).toHaveFocus());
  };
  context.msw.use(...mockApi({ accounts: owners }));
  await pressInDialog(context, 'Delete');
  await expect(await screen.findByText('Account not found')).toBeInTheDocument();
  await expectAtNext(sunita, 3);
  await askToDelete(tenzin)(context);
  await pressInDialog(context, 'Delete');
  await expect(await screen.findByText('Account deleted successfully')).toBeInTheDocument();
  await expectAtNext({ username: 'pema' }, 2);
  await askToDelete(sunita)(context);
  await pressInDialog(context, 'Delete');
  await expect(await screen.findByText('Your account is deleted.')).toBeInTheDocument();
  await context.canvas.findByRole('button', { name: 'Login' });
});
