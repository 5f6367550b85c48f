import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { networkError } from '#mocks/msw/scenarios.ts';
import { sampleAudit } from '#mocks/serverFixtures.ts';
import AuditLogPage from '#src/pages/Dashboard/server/AuditLogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectCount, type Tools, untilShown } from '../support/play.ts';
import { readDownload } from '../support/readDownload.ts';
import { failed, mockApi, pending, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const auditRoute = (query = '') => serverDashboardRoute(paths.auditLog + query, <AuditLogPage />);

const meta = preview.meta({
  component: AuditLogPage,
  parameters: auditRoute(),
});

const expectRows = (tools: Tools, count: number) => expectCount(tools, 'rowheader', count);

/** Newest first, in Kathmandu's time. */
export const Loaded = meta.story({
  play: (context) => expectRows(context, 9),
});

export const Loading = meta.story(pending('listAudit', 'Loading entries...'));

export const Empty = meta.story(seeded({ audit: [] }, 'No entries yet.'));

/** An alert with a button to try again. */
export const Failed = meta.story(failed('listAudit', 'Failed to fetch entries'));

/** The newest 50, and a button for the others. */
export const Many = meta.story(seeded({ audit: sampleAudit(120) }, 'The newest 50 shown'));

const showOlder = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: 'Show older' }));

Many.test('shows older entries from the first of them, and exports all pages', async (context) => {
  const { canvas, msw } = context;
  await showOlder(context);
  await expectRows(context, 100);
  await waitFor(() => expect(canvas.getAllByRole('row')[51]).toHaveFocus());
  await showOlder(context);
  await expectRows(context, 120);
  await waitFor(() => expect(canvas.getAllByRole('row')[101]).toHaveFocus());
  await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  // Those that are not shown as well.
  msw.use(...mockApi({ audit: sampleAudit(1200) }));
  const text = await readDownload(context, 'Export as CSV');
  await expect(text.trimEnd().split('\r\n')).toHaveLength(1201);
  await expect(text).toContain('"bimala","changed a blog","What a year in Ireland costs"');
});

/** The entries that are there stay, and the button tries again. */
export const OlderFailed = Many.extend({
  name: 'Older entries could not be loaded',
  play: async (context) => {
    await expectRows(context, 50);
    context.msw.use(networkError('listAudit'));
    await showOlder(context);
    await screen.findByText(/^The server could not be reached/);
    await expectRows(context, 50);
  },
});

/** The URL contains the filter, so that it can be sent as a link. */
export const Filtered = meta.story({
  tags: ['picture'],
  parameters: auditRoute('?username=bimala&kind=blogs&day=2026-11-26'),
  play: async (context) => {
    await expectRows(context, 1);
    const person = context.canvas.getByRole('combobox', { name: 'Person' });
    await waitFor(() => expect(person).toHaveDisplayValue('bimala'));
  },
});

Filtered.test('filters by kind and by person, deleted ones as well', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Everything');
  await expectRows(context, 3);
  const person = canvas.getByRole('combobox', { name: 'Person' });
  await userEvent.selectOptions(person, 'sunita');
  await expectRows(context, 4);
  await userEvent.selectOptions(person, 'prakash');
  await expectRows(context, 1);
  await expect(person).toHaveFocus();
});

/** No entry is of the chosen day. */
export const NoMatch = meta.story({
  parameters: auditRoute('?day=2025-01-01'),
  play: untilShown('No entries match this filter.'),
});

const uploads = sampleAudit(12).map((entry, index) => ({
  ...entry,
  ...{ username: 'sunita', action: 'PUT /api/uploads', title: null, count: 1 },
  ...{ address: '203.0.113.7', at: entry.at - index * 60_000 },
}));

/** Equal entries that follow each other are one row. */
export const Grouped = meta.story(seeded({ audit: uploads }, 'uploaded a picture (12 times)'));

export const LongContent = meta.story({
  tags: ['phone'],
  beforeEach: ({ msw }) => {
    const username = `${'a-very-long-name'.repeat(4)}@consultancy.example`.slice(0, 64);
    const action = `PUT /api/${'x'.repeat(200)}`;
    const audit = sampleAudit(1).map((entry) => ({ ...entry, username, action }));
    msw.use(...mockApi({ audit }));
  },
  play: (context) => expectRows(context, 1),
});
