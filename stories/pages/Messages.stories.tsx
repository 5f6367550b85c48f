import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { InboxMessage } from '#contracts/inbox.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { inboxHandlers } from '#mocks/msw/serverData.ts';
import { inboxMessages, longMessage } from '#mocks/serverFixtures.ts';
import MessagesPage from '#src/pages/Dashboard/server/MessagesPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';

const [newest, second, third] = inboxMessages;

const inboxRoute = (query = '') => serverDashboardRoute(paths.messages + query, <MessagesPage />);

const meta = preview.meta({
  title: 'Pages/Messages',
  component: MessagesPage,
  parameters: inboxRoute(),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi(inboxHandlers()));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function findMessage({ canvas }: Pick<Tools, 'canvas'>, { subject }: InboxMessage) {
  return within(await canvas.findByRole('article', { name: subject }));
}

async function click(context: Context, message: InboxMessage, name: string) {
  const item = await findMessage(context, message);
  const button = item.getByRole('button', { name });
  await context.userEvent.click(button);
  return button;
}

async function openDeleteDialog(context: Context, message: InboxMessage) {
  await click(context, message, 'Delete');
  const question = 'Are you sure you want to delete this message?';
  return within(await findDialog(question));
}

const expectCount = ({ canvas }: Pick<Tools, 'canvas'>, name: string) =>
  waitFor(() => expect(canvas.getByRole('link', { name })).toBeVisible());

/** All messages, how many are new, and one that could not be mailed. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listMessages-ok'] },
  play: async (context) => {
    for (const message of inboxMessages) await findMessage(context, message);
    await expectCount(context, 'Messages 2 new');
    await expect(context.canvas.getByText(/^Not mailed: Invalid login/)).toBeVisible();
  },
});

/** 30 messages: the page has the newest 25, and a link to the others. */
const many = Array.from({ length: 30 }, (_, index) => ({
  ...third,
  _id: (30 - index).toString(16).padStart(24, '0'),
  subject: `Question ${30 - index}`,
}));

/** Opening the older ones moves the focus to the heading; each page has an address. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...inboxHandlers(many)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Question 6' });
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
    await expect(canvas.queryByRole('link', { name: 'Newest messages' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Older messages' }));
    await canvas.findByRole('article', { name: 'Question 5' });
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Older messages' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Newest messages' }));
    await canvas.findByRole('article', { name: 'Question 30' });
  },
});

/** The address names the message before it, so new ones move nothing. */
export const OlderPage = meta.story({
  parameters: inboxRoute(`?before=${many[24]?._id}`),
  beforeEach: ({ msw }) => msw.use(...inboxHandlers(many)),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Question 5' });
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

/** The last message of a page is deleted: those that come after it are loaded. */
export const LastOfPageDeleted = meta.story({
  name: 'Deleted: the last one of a page',
  beforeEach: ({ msw }) => msw.use(...inboxHandlers([newest])),
  play: async (context) => {
    const dialog = await openDeleteDialog(context, newest);
    context.msw.use(...inboxHandlers([newest, second]));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await findMessage(context, second);
  },
});

/** The new messages alone; the link of this status is marked. */
export const OneStatus = meta.story({
  name: 'Messages of one status',
  parameters: inboxRoute('?status=new'),
  play: async (context) => {
    const { canvas } = context;
    await findMessage(context, newest);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const status = within(canvas.getByRole('navigation', { name: 'Status' }));
    await expect(status.getByRole('link', { current: 'page' })).toHaveTextContent('New');
    // It stays in its place, so that one can go on below it.
    await click(context, newest, 'Mark as read');
    await expectCount(context, 'Messages 1 new');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await context.userEvent.click(status.getByRole('link', { name: 'Done' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** No message has the words. */
export const NoMatch = meta.story({
  parameters: inboxRoute('?q=nowhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages match.')).toBeVisible();
  },
});

/** Above 4,500 messages a warning says when the form takes no more. */
export const NearlyFull = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWith('countNewMessages', { new: 2, total: 4600 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There are 4,600 messages. With 5,000 the contact form takes no more',
    );
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listMessages-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listMessages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages...')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...inboxHandlers([])),
  play: async (context) => {
    await expect(await context.canvas.findByText(/^No messages yet\./)).toBeVisible();
    await expectCount(context, 'Messages');
  },
});

/** The server fails: a toast, and an alert with a button to try again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respondWithError('listMessages', { message: 'Not shown' }),
      respondWithError('countNewMessages'),
    ),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch messages')).toBeInTheDocument();
    await expect(canvas.getByText('The messages could not be loaded.')).toBeVisible();
  },
});

/** The server fails once; after a press on the button the messages are there. */
export const TriedAgain = meta.story({
  name: 'Tried again after an error',
  beforeEach: ({ msw }) =>
    msw.use(
      respondWithError('listMessages', { message: 'Not shown' }),
      respondWithError('countNewMessages'),
    ),
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    context.msw.use(...inboxHandlers());
    await context.userEvent.click(retry);
    await findMessage(context, newest);
    await expectCount(context, 'Messages 2 new');
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listMessages-offline', 'countNewMessages-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listMessages'), networkError('countNewMessages')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch messages')).toBeInTheDocument();
    await expect(canvas.getByText('The messages could not be loaded.')).toBeVisible();
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(...inboxHandlers([longMessage])),
  play: async (context) => {
    await findMessage(context, longMessage);
    await expectNoHorizontalScroll();
  },
});

/** The address has the search. */
export const Searched = meta.story({
  parameters: inboxRoute('?q=ireland'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('ireland');
    await userEvent.clear(field);
    await userEvent.type(field, 'VISA');
    await canvas.findByRole('article', { name: 'Thank you' });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(field).toHaveFocus();
  },
});

/** The button keeps the focus, and the number in the navigation is one less. */
export const MarkedAsRead = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    await expectCount(context, 'Messages 2 new');
    const button = await click(context, second, 'Mark as read');
    await expect(await screen.findByText('Message marked as read')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveTextContent('Mark as new'));
    await expect(button).toHaveFocus();
    await expectCount(context, 'Messages 1 new');
    const path = `/api/inbox/${second._id}`;
    await expect(sent).toEqual([{ method: 'PUT', path, body: { status: 'read' } }]);
  },
});

/** The button then takes it back, and keeps the focus. */
export const MarkedAsDone = meta.story({
  play: async (context) => {
    const button = await click(context, third, 'Done');
    await expect(await screen.findByText('Message marked as done')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveTextContent('Not done'));
    await expect(button).toHaveFocus();
  },
});

/** While a message is marked, its button is busy. */
export const Updating = meta.story({
  parameters: { responseCases: ['updateMessage-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('updateMessage')),
  play: async (context) => {
    const button = await click(context, second, 'Done');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

async function expectUpdateToFail(context: Context) {
  await click(context, second, 'Mark as read');
  await expect(await screen.findByText('Failed to update message')).toBeInTheDocument();
  const item = await findMessage(context, second);
  await expect(item.getByText('New')).toBeVisible();
}

/** The server fails: a toast says so, and the message stays 'New'. */
export const UpdateFailed = meta.story({
  parameters: { responseCases: ['updateMessage-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateMessage', { message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The server cannot be reached: a toast says so, and the message stays 'New'. */
export const UpdateOffline = meta.story({
  parameters: { responseCases: ['updateMessage-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('updateMessage')),
  play: expectUpdateToFail,
});

/** Somebody else has deleted the message: it goes, and the focus is at the heading. */
export const UpdateConflict = meta.story({
  play: async (context) => {
    await findMessage(context, second);
    context.msw.use(...inboxHandlers([newest, third]));
    await click(context, second, 'Mark as read');
    await expect(
      await context.canvas.findByText(/Someone else has already deleted it/),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2));
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** The focus is at Delete of the next message. */
export const Deleted = meta.story({
  play: async (context) => {
    const { sent, handler } = watchRequests();
    context.msw.use(handler);
    const dialog = await openDeleteDialog(context, second);
    await expect(dialog.getByText(`${second.subject} (${second.name})`)).toBeVisible();
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
    await waitFor(() =>
      expect(context.canvas.getAllByRole('article')).toHaveLength(inboxMessages.length - 1),
    );
    const next = await findMessage(context, third);
    await waitFor(() => expect(next.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await expectCount(context, 'Messages 1 new');
    const path = `/api/inbox/${second._id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
  },
});

/** Enter cancels, because the focus is there; it returns to the message. */
export const DeleteCancelled = meta.story({
  play: async (context) => {
    const dialog = await openDeleteDialog(context, second);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const item = await findMessage(context, second);
    await waitFor(() => expect(item.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
});

/** While the message is deleted, Escape does not close the dialog. */
export const Deleting = meta.story({
  parameters: { responseCases: ['deleteMessage-slow'] },
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(hang('deleteMessage')),
  play: async (context) => {
    const dialog = await openDeleteDialog(context, second);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

async function expectDeleteToFail(context: Context) {
  const dialog = await openDeleteDialog(context, second);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect(await screen.findByText('Failed to delete message')).toBeInTheDocument();
  await waitFor(() =>
    expect(context.canvas.getAllByRole('article')).toHaveLength(inboxMessages.length),
  );
}

/** The server fails: a toast says so, and the message stays. */
export const DeleteFailed = meta.story({
  parameters: { responseCases: ['deleteMessage-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteMessage', { message: 'Not shown' })),
  play: expectDeleteToFail,
});

/** The server cannot be reached: a toast says so, and the message stays. */
export const DeleteOffline = meta.story({
  parameters: { responseCases: ['deleteMessage-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('deleteMessage')),
  play: expectDeleteToFail,
});

/** Someone else was faster: the list is loaded again. */
export const DeleteConflict = meta.story({
  play: async (context) => {
    const dialog = await openDeleteDialog(context, second);
    context.msw.use(...inboxHandlers([newest, third]));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await context.canvas.findByText(/Someone else has already deleted it/),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2));
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async (context) => {
    await findMessage(context, newest);
    await expectCount(context, 'Messages 2 new');
    await expectNoHorizontalScroll();
  },
});
