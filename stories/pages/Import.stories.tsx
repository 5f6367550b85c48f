import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ImportReport, importErrors } from '#contracts/import.ts';
import { handleCall } from '#mocks/msw/handlers.ts';
import { sampleImport } from '#mocks/serverFixtures.ts';
import ImportPage from '#src/pages/Dashboard/server/ImportPage.tsx';
import { paths } from '#src/pageTable.ts';
import { type Tools, untilShown } from '../support/play.ts';
import { failed, pending, refused, responded, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const meta = preview.meta({
  component: ImportPage,
  parameters: serverDashboardRoute(paths.importBlogs, <ImportPage />),
});

const exported = (name = 'wordpress.xml') => new File(['<rss></rss>'], name, { type: 'text/xml' });

async function send({ canvas, userEvent }: Tools) {
  await userEvent.upload(await canvas.findByLabelText('Choose the file'), exported());
  await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
}

/** The report of the last import, first what somebody has to look at. */
export const Loaded = meta.story({
  tags: ['picture'],
  ...seeded({ imported: sampleImport }, 'The import from Himal Study Advice has ended.'),
});

Loaded.test('leads to the blogs, and names what is left out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Three blogs are published'));
  const hrefOf = (name = '') => canvas.getByRole('link', { name }).getAttribute('href');
  const { published: [blog] = [], drafts: [draft] = [] } = sampleImport.report ?? {};
  await expect(hrefOf(blog?.title)).toBe(paths.blog(blog?._id ?? ''));
  await expect(hrefOf(draft?.title)).toBe(`${paths.addBlog}?draft=${draft?._id}`);
  await userEvent.click(canvas.getByText('Not brought over: pages'));
  await expect(canvas.getByText('About us')).toBeVisible();
});

export const Loading = meta.story(pending('getImport', 'Loading last import...'));

/** Before the first import: how to export, and where the file goes. */
export const Empty = meta.story({
  tags: ['picture'],
  play: untilShown('How to do it'),
});

Empty.test('says that a file is missing or too large', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose the file');
  await userEvent.upload(canvas.getByLabelText('Choose the file'), exported());
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByText('wordpress.xml, 11 bytes')).toBeVisible();
  const large = exported('large.xml');
  Object.defineProperty(large, 'size', { value: 40_000_000 });
  await userEvent.upload(canvas.getByLabelText('Choose another file'), large);
  await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 30 MB');
});

/** A press of 'Import' sends the file; the server goes on by itself, and the report follows. */
export const Imported = meta.story({ play: untilShown(/^The import is running/, send) });

Imported.test('shows the report when the server has ended', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(
    () => expect(canvas.getByText('The import from Himal Study Advice has ended.')).toBeVisible(),
    { timeout: 10_000 },
  );
});

export const Sending = meta.story(
  pending('startImport', 'Sending wordpress.xml...', { act: send }),
);

/** The progress of the server, which goes on when the page is left. */
export const Running = meta.story(
  responded(
    'getImport',
    { last: { ...sampleImport, isRunning: true, done: 12, total: 60, report: null } },
    '12 of 60 posts',
  ),
);

Running.test('says once that the server cannot be reached', async ({ canvas, msw }) => {
  const fail = fn(() => HttpResponse.error());
  msw.use(handleCall('getImport', fail));
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2), { timeout: 8000 });
  // The toast of the second answer would stand below that of the first.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(screen.getAllByText('Failed to fetch last import')).toHaveLength(1);
  await expect(canvas.getByText('12 of 60 posts')).toBeVisible();
});

/** The server says what is wrong with the file, which is still chosen. */
export const Refused = meta.story(refused('startImport', importErrors.noExport, { act: send }));

Refused.test('can be sent again', async ({ canvas }) => {
  await expect(canvas.getByText('wordpress.xml, 11 bytes')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
});

/** The import stopped in the middle: what came is kept. */
export const Stopped = meta.story(
  seeded(
    {
      imported: {
        ...{ ...sampleImport, done: 31, total: 60, report: null },
        failure: 'The storage of the pictures is not available. Try again soon.',
      },
    },
    /has stopped after 31 of 60 posts/,
  ),
);

/** An alert with a button to try again. */
export const Failed = meta.story(failed('getImport', 'Failed to fetch last import'));

const word = 'Studienbewerbungsunterlagen'.repeat(6);
const longReport: ImportReport = {
  site: { title: word, url: `https://${word}.example` },
  published: [{ _id: '1', title: word }],
  drafts: Array.from({ length: 45 }, (_, index) => ({
    ...{ _id: `${index}`, title: `Draft ${index + 1}`, reasons: ['It was a draft.'] },
  })),
  alreadyHere: [],
  leftOut: [{ title: word, reason: 'It was deleted in WordPress.' }],
  lost: [{ _id: '1', title: word, what: Array.from({ length: 12 }, () => `a frame: ${word}`) }],
  pictures: {
    count: 0,
    missing: [{ _id: '1', title: word, url: `https://${word}.example/${word}.jpg`, reason: word }],
  },
  others: [{ what: 'pages', names: [word] }],
};

/** Long words, and more lines than are shown at once. */
export const LongContent = meta.story(
  seeded(
    { imported: { ...sampleImport, report: longReport } },
    '45 drafts, which only the dashboard shows',
  ),
);

LongContent.test('shows 20 lines of a part, and the others when asked', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByText('Draft 20')).toBeVisible();
  await expect(canvas.getByText('Draft 21')).not.toBeVisible();
  await userEvent.click(canvas.getByText('25 more'));
  await expect(canvas.getByText('Draft 45')).toBeVisible();
});
