import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { InboxMessage } from '#contracts/inbox.ts';
import { respondWithError } from '#mocks/msw/scenarios.ts';
import { inboxMessages, longMessage, manyMessages } from '#mocks/serverFixtures.ts';
import MessagesPage from '#src/pages/Dashboard/server/MessagesPage.tsx';
import { paths } from '#src/pageTable.ts';
import { pressInDialog, untilDialog } from '../support/findDialog.ts';
import { expectCount, fillIn, findPart, pressIn, type Tools, untilShown } from '../support/play.ts';
import { readDownload } from '../support/readDownload.ts';
import { failed, mockApi, pending, responded, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const [newest, second, third] = inboxMessages;

const inboxRoute = (query = '') => serverDashboardRoute(paths.messages + query, <MessagesPage />);

const meta = preview.meta({
  component: MessagesPage,
  parameters: inboxRoute(),
  beforeEach: ({ msw }) => msw.use(...mockApi({ messages: inboxMessages })),
});

const findMessage = (tools: Tools, { subject }: InboxMessage) =>
  findPart(tools, 'article', subject);

const click = (tools: Tools, { subject }: InboxMessage, name: string) =>
  pressIn(tools, 'article', subject, name);

const expectMessages = (tools: Tools, count: number) => expectCount(tools, 'article', count);

/** The link in the navigation, with how many are new. */
const findLink = ({ canvas }: Tools, name: string) => canvas.findByRole('link', { name });

/** All messages, how many are new, and one that could not be mailed. */
export const Loaded = meta.story({
  tags: ['dark'],
  play: async (context) => {
    await findLink(context, 'Messages 2 new');
    await expectMessages(context, inboxMessages.length);
  },
});

const choose = (context: Tools, { subject }: InboxMessage) =>
  context.userEvent.click(
    context.canvas.getByRole('checkbox', { name: new RegExp(`^Choose ${subject}`) }),
  );

Loaded.test('marks one as read, is taken, and marks several', async (context) => {
  const { canvas, msw, userEvent } = context;
  const button = await click(context, second, 'Mark as read');
  await expect(await screen.findByText('Message marked as read')).toBeInTheDocument();
  await waitFor(() => expect(button).toHaveTextContent('Mark as new'));
  await expect(button).toHaveFocus();
  await findLink(context, 'Messages 1 new');

  const take = await click(context, second, 'I will answer');
  await waitFor(() => expect(take).toHaveTextContent('Give it back'));
  await expect(take).toHaveFocus();
  await canvas.findByRole('link', { name: 'Mine (2)' });
  // A colleague is faster.
  msw.use(...mockApi({ messages: [{ ...newest, takenBy: 'bimala' }, second, third] }));
  await click(context, newest, 'I will answer');
  await screen.findByText(/^Someone else has taken this message/);
  const taken = await findMessage(context, newest);
  await expect(await taken.findByText('bimala takes care of it.')).toBeVisible();

  // What could not be marked stays chosen.
  await choose(context, second);
  msw.use(respondWithError('updateMessage'));
  await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 as answered' }));
  await expect(await screen.findByText('Failed to update 1 of 1 messages')).toBeInTheDocument();
  await expect(canvas.getByText('1 chosen')).toBeVisible();
  msw.use(...mockApi({ messages: inboxMessages }));
  await choose(context, third);
  await userEvent.click(canvas.getByRole('button', { name: 'Mark 2 as answered' }));
  await expect(await screen.findByText('2 messages marked as answered')).toBeInTheDocument();
  for (const message of [second, third]) {
    const item = await findMessage(context, message);
    await expect(item.getByRole('button', { name: 'Not answered' })).toBeVisible();
  }
  await expect(canvas.queryByText(/chosen$/)).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Messages' })).toHaveFocus();
});

async function openNote(context: Tools, message: InboxMessage) {
  const item = await findMessage(context, message);
  await context.userEvent.click(item.getByText('Note and follow-up day'));
  return item;
}

async function writeNote(context: Tools, message: InboxMessage, text: string) {
  const item = await openNote(context, message);
  await context.userEvent.clear(item.getByLabelText('Note for colleagues'));
  await fillIn(context.userEvent, item.getByLabelText('Note for colleagues'), text);
  await context.userEvent.click(item.getByRole('button', { name: 'Save' }));
  return item;
}

/** The form for a note and a follow-up day is open. */
export const NoteOpened = meta.story({
  tags: ['picture', 'phone'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ messages: [third] })),
  play: async (context) => void (await openNote(context, third)),
});

NoteOpened.test('saves a note where it was opened, but no year typed by half', async (context) => {
  const { canvas, userEvent } = context;
  const item = await findMessage(context, third);
  const day = item.getByLabelText('Follow up on');
  await userEvent.clear(day);
  await userEvent.type(day, '0001-01-01');
  await userEvent.click(item.getByRole('button', { name: 'Save' }));
  await expect(day).toHaveFocus();
  await expect(screen.queryByText('Note saved')).toBeNull();
  await userEvent.clear(day);
  await fillIn(userEvent, item.getByLabelText('Note for colleagues'), ' At eleven.');
  await userEvent.click(item.getByRole('button', { name: 'Save' }));
  await expect(await screen.findByText('Note saved')).toBeInTheDocument();
  await waitFor(() => expect(item.getByText('Note and follow-up day')).toHaveFocus());
  await expect(item.getByText(`${third.note} At eleven.`, { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Follow up' })).toBeVisible());
});

/**
 * A colleague has saved another note meanwhile: both are there, and the second save is a choice.
 */
export const NoteConflict = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ messages: [third] })),
  play: async (context) => {
    await findMessage(context, third);
    const other = { ...third, note: 'She comes on Sunday.', notedAt: third.notedAt + 1 };
    context.msw.use(...mockApi({ messages: [other] }));
    const item = await writeNote(context, third, 'He comes on Friday.');
    await screen.findByText(/^Someone else has changed the note/);
    await item.findByText(/the saved text has changed since/);
  },
});

NoteConflict.test('saves what was typed if one wants that', async (context) => {
  const item = await findMessage(context, third);
  await context.userEvent.click(item.getByRole('button', { name: 'Save' }));
  await expect(await screen.findByText('Note saved')).toBeInTheDocument();
  await expect(await item.findByText('He comes on Friday.', { selector: 'p' })).toBeVisible();
});

/** The server has failed: what was typed stays, also if the page is left. */
export const NoteFailed = meta.story(
  failed('updateNote', 'Failed to save note', {
    act: (tools) => writeNote(tools, second, 'Called'),
  }),
);

NoteFailed.test('keeps what was typed', async (context) => {
  const item = await findMessage(context, second);
  await expect(item.getByLabelText('Note for colleagues')).toHaveValue('Called');
  await expect(item.getByRole('alert')).toHaveFocus();
  // A colleague deletes the message.
  context.msw.use(...mockApi({ messages: [newest, third] }));
  await context.userEvent.click(item.getByRole('button', { name: 'Save' }));
  await expect(await item.findByText(/this message has been deleted/)).toBeVisible();
  await expect(item.getByLabelText('Note for colleagues')).toHaveValue('Called');
});

/** Of 30 messages the newest 25, and a link to the others. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...mockApi({ messages: manyMessages(30) })),
  play: (context) => expectMessages(context, 25),
});

Many.test('opens the older ones, and exports all without a formula', async (context) => {
  const { canvas, msw, userEvent } = context;
  await expect(canvas.queryByRole('link', { name: 'Newest messages' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Older messages' }));
  await expectMessages(context, 5);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(canvas.queryByRole('link', { name: 'Older messages' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Newest messages' }));
  await expectMessages(context, 25);
  const [first, ...others] = manyMessages(230);
  const changed = first ? [{ ...first, message: '=1+1', note: 'Called "twice"' }] : [];
  msw.use(...mockApi({ messages: [...changed, ...others] }));
  const text = await readDownload(context, 'Export as CSV');
  await expect(text.trimEnd().split('\r\n')).toHaveLength(231);
  await expect(text).toContain(`"'=1+1","read","bimala","sunita","2026-11-26","Called ""twice"""`);
});

/** The new messages alone; the link of this part is marked. */
export const OnePart = meta.story({
  name: 'One part of the inbox',
  parameters: inboxRoute('?show=new'),
  play: (context) => expectMessages(context, 2),
});

OnePart.test('keeps what is marked in its place, and opens another part', async (context) => {
  const findFilter = (name: string, current?: 'page') =>
    within(context.canvas.getByRole('navigation', { name: 'Filter' })).findByRole('link', {
      name,
      ...(current && { current }),
    });
  await findFilter('New (2)', 'page');
  await click(context, newest, 'Mark as read');
  await findLink(context, 'Messages 1 new');
  await expectMessages(context, 2);
  for (const [name, count] of [
    ['Answered', 1],
    ['Mine (1)', 1],
    ['Follow up (1)', 1],
    ['All', 4],
  ] as const) {
    await context.userEvent.click(await findFilter(name));
    await findFilter(name, 'page');
    await expectMessages(context, count);
  }
});

/** The address has the search. */
export const Searched = meta.story({
  parameters: inboxRoute('?q=ireland'),
  play: (context) => expectMessages(context, 1),
});

Searched.test('searches again, with the focus in the field', async (context) => {
  const { canvas, userEvent } = context;
  const field = canvas.getByRole('searchbox');
  await expect(field).toHaveValue('ireland');
  await userEvent.clear(field);
  await userEvent.type(field, 'VISA');
  await canvas.findByRole('article', { name: 'Thank you' });
  await expectMessages(context, 1);
  await expect(field).toHaveFocus();
});

/** No message has the words. */
export const NoMatch = meta.story({
  parameters: inboxRoute('?q=nowhere'),
  play: untilShown('No messages match.'),
});

/** Above 4,500 messages a warning says when the form takes no more. */
export const NearlyFull = meta.story(
  responded(
    'countNewMessages',
    { new: 2, mine: 0, followUp: 0, total: 4600, oldestUnanswered: null },
    /^There are 4,600 messages\. With 5,000 the contact form takes no more/,
  ),
);

export const Loading = meta.story(pending('listMessages', 'Loading messages...'));

export const Empty = meta.story(seeded({ messages: [] }, /^No messages yet\./));

/** A toast, and an alert with a button to try again. */
export const Failed = meta.story(failed('listMessages', 'Failed to fetch messages'));

export const LongContent = meta.story({
  tags: ['phone'],
  ...seeded({ messages: [longMessage] }, longMessage.subject),
});

/** A toast says so, and the message stays 'New'. */
export const UpdateFailed = meta.story(
  failed('updateMessage', 'Failed to update message', {
    act: (tools) => click(tools, second, 'Mark as read'),
  }),
);

UpdateFailed.test('stays new', async (context) => {
  (await findMessage(context, second)).getByText('New');
});

/** Somebody else has deleted the message: it can be put back, and the focus is at the heading. */
export const UpdateConflict = meta.story({
  play: async (context) => {
    await findMessage(context, second);
    context.msw.use(...mockApi({ messages: [newest, third] }));
    await click(context, second, 'Mark as read');
    await context.canvas.findByText('Deleted.');
  },
});

UpdateConflict.test('loads the list again', async (context) => {
  await expectMessages(context, 2);
  await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({
  name: 'Asks before it deletes',
  play: untilDialog('Are you sure you want to delete this message?', (tools) =>
    click(tools, second, 'Delete'),
  ),
});

DeleteAsked.test('leaves Undo in its place, focused, which puts it back', async (context) => {
  const { canvas, userEvent } = context;
  await expect(screen.getByText('It lies in the bin for 30 days.')).toBeVisible();
  await pressInDialog(context, 'Delete');
  await expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
  await expectMessages(context, inboxMessages.length - 1);
  await findLink(context, 'Messages 1 new');
  const undo = canvas.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await userEvent.click(undo);
  await expectMessages(context, inboxMessages.length);
  const item = await findMessage(context, second);
  await waitFor(() => expect(item.getByRole('button', { name: 'Delete' })).toHaveFocus());
  await findLink(context, 'Messages 2 new');
});
