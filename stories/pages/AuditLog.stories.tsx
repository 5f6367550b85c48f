import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { AuditEntry } from '#contracts/audit.ts';
import { commonErrors } from '#contracts/endpoint.ts';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { accountHandlers, editorSession, noSession } from '#mocks/msw/serverData.ts';
import { sampleAudit } from '#mocks/serverFixtures.ts';
import AuditLogPage from '#src/pages/Dashboard/server/AuditLogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { mockApi } from '../support/mockApi.ts';
import { expectSignInAgain, serverDashboardRoute } from '../support/serverDashboard.tsx';

const meta = preview.meta({
  title: 'Pages/AuditLog',
  component: AuditLogPage,
  parameters: serverDashboardRoute(paths.auditLog, <AuditLogPage />),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const expectRows = ({ canvas }: Pick<Context, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count));

/** Newest first, in Kathmandu's time. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listAudit-ok'] },
  play: async (context) => {
    await expectRows(context, 9);
    const [, first, second] = context.canvas.getAllByRole('row');
    const newest = within(first ?? document.body);
    await expect(newest.getByRole('rowheader')).toHaveTextContent('bimala');
    await expect(newest.getByText('changed a blog')).toBeVisible();
    await expect(newest.getByText('What a year in Ireland costs')).toBeVisible();
    await expect(newest.getByText('20 Nov 2025, 12:15')).toBeVisible();
    await expect(second).toHaveTextContent('signed in');
    await expect(context.canvas.getByText('failed to sign in (12 times)')).toBeVisible();
    await expect(context.canvas.getByText('9 in all')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listAudit-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listAudit')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading entries...')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ audit: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet.')).toBeVisible();
  },
});

async function expectLoadFailure({ canvas }: Context) {
  await expect(await screen.findByText('Failed to fetch entries')).toBeInTheDocument();
  await expect(canvas.getByText('The entries could not be loaded.')).toBeVisible();
}

/** The server fails: an alert with a button to try again. */
export const Failed = meta.story({
  parameters: { responseCases: ['listAudit-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listAudit', { message: 'Not shown' })),
  play: expectLoadFailure,
});

/** The server fails once; after a press on the button the entries are there. */
export const TriedAgain = meta.story({
  parameters: { responseCases: ['listAudit-500'] },
  name: 'Tried again after an error',
  beforeEach: ({ msw }) => msw.use(respondWithError('listAudit', { message: 'Not shown' })),
  play: async (context) => {
    await expectLoadFailure(context);
    context.msw.use(...accountHandlers());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expectRows(context, 9);
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listAudit-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listAudit')),
  play: expectLoadFailure,
});

/** The server's session has ended. */
export const SignedOutAtServer = meta.story({
  parameters: { responseCases: ['listAudit-401'] },
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(noSession(), respondWithError('listAudit', commonErrors.signInFirst)),
  play: expectSignInAgain,
});

/** An editor who follows a link of an owner learns why there is nothing. */
export const ForEditors = meta.story({
  parameters: { responseCases: ['listAudit-403'] },
  beforeEach: ({ msw }) =>
    msw.use(editorSession(), respondWithError('listAudit', commonErrors.ownersOnly)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only an owner can see this page\./)).toBeVisible();
  },
});

/** The focus is at the first entry that was not shown before. */
export const ShowOlder = meta.story({
  name: 'Older entries shown',
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ audit: sampleAudit(120) })),
  play: async (context) => {
    await expectRows(context, 50);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expectRows(context, 100);
    await waitFor(() => expect(canvas.getAllByRole('row')[51]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expectRows(context, 120);
    await waitFor(() => expect(canvas.getAllByRole('row')[101]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
});

/** The entries that are there stay, and the button tries again. */
export const OlderFailed = meta.story({
  name: 'Older entries could not be loaded',
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ audit: sampleAudit(120) })),
  play: async (context) => {
    await expectRows(context, 50);
    context.msw.use(networkError('listAudit'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show older' }));
    await expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    await expectRows(context, 50);
  },
});

/** The URL contains the filter, so that it can be sent as a link. */
export const Filtered = meta.story({
  tags: ['picture'],
  parameters: serverDashboardRoute(
    `${paths.auditLog}?username=bimala&kind=blogs&day=2025-11-20`,
    <AuditLogPage />,
  ),
  play: async (context) => {
    await expectRows(context, 1);
    const { canvas, userEvent } = context;
    const person = canvas.getByRole('combobox', { name: 'Person' });
    await waitFor(() => expect(person).toHaveDisplayValue('bimala'));
    await expect(canvas.getByLabelText('Day')).toHaveValue('2025-11-20');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Everything');
    await expectRows(context, 3);
    await userEvent.selectOptions(person, 'sunita');
    await expectRows(context, 4);
    // Whose account was deleted has entries, too.
    await userEvent.selectOptions(person, 'prakash');
    await expectRows(context, 1);
    await expect(person).toHaveFocus();
    await userEvent.selectOptions(person, 'bimala');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Blogs');
    await expectRows(context, 1);
  },
});

/** No entry is of the chosen day. */
export const NoMatch = meta.story({
  name: 'No match',
  parameters: serverDashboardRoute(`${paths.auditLog}?day=2025-01-01`, <AuditLogPage />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries match this filter.')).toBeVisible();
  },
});

const equal = (entry: AuditEntry, index: number): AuditEntry => ({
  ...entry,
  ...{
    username: 'sunita',
    action: 'PUT /api/uploads',
    title: null,
    count: 1,
    address: '203.0.113.7',
  },
  at: entry.at - index * 60_000,
});

/** Equal entries that follow each other are one row. */
export const Grouped = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ audit: sampleAudit(12).map(equal) })),
  play: async (context) => {
    await expectRows(context, 1);
    await expect(context.canvas.getByText('uploaded a picture (12 times)')).toBeVisible();
    await expect(context.canvas.getByText('12 in all')).toBeVisible();
  },
});

/** All pages of the filter, also those that are not shown. */
export const Exported = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountHandlers({ audit: sampleAudit(1200) })),
  play: async (context) => {
    await expectRows(context, 50);
    const clicked = new Promise<HTMLAnchorElement>((resolve) => {
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function stop() {
        HTMLAnchorElement.prototype.click = click;
        resolve(this);
      };
    });
    const { revokeObjectURL } = URL;
    URL.revokeObjectURL = () => undefined;
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Export as CSV' }));
    const { href, download } = await clicked;
    const text = await (await fetch(href)).text();
    URL.revokeObjectURL = revokeObjectURL;
    await expect(download).toBe('audit-log.csv');
    await expect(text.trimEnd().split('\r\n')).toHaveLength(1201);
    await expect(text).toContain('"bimala","changed a blog","What a year in Ireland costs"');
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => {
    const [entry] = sampleAudit(1);
    const long = `${'a-very-long-name'.repeat(4)}@consultancy.example`.slice(0, 64);
    const audit = entry
      ? [{ ...entry, username: long, action: `PUT /api/${'x'.repeat(200)}` }]
      : [];
    msw.use(...accountHandlers({ audit }));
  },
  play: async (context) => {
    await expectRows(context, 1);
    await expectNoHorizontalScroll();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async (context) => {
    await expectRows(context, 9);
    await expectNoHorizontalScroll();
  },
});
