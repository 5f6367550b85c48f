import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonErrors } from '#contracts/endpoint.ts';
import { longBlog } from '#mocks/fixtures.ts';
import { binEntries } from '#mocks/serverFixtures.ts';
import BinPage from '#src/pages/Dashboard/server/BinPage.tsx';
import { paths } from '#src/pageTable.ts';
import { pressInDialog, untilDialog } from '../support/findDialog.ts';
import { expectCount, pressIn, type Tools } from '../support/play.ts';
import { failed, mockApi, pending, refused, responded, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const [blog, next] = binEntries;
const BLOG = `Blog: ${blog.title}`;

const meta = preview.meta({
  component: BinPage,
  parameters: serverDashboardRoute(paths.bin, <BinPage />),
  beforeEach: ({ msw }) => msw.use(...mockApi({ bin: binEntries })),
});

const expectRows = (tools: Tools, count: number) => expectCount(tools, 'rowheader', count);

const press = (tools: Tools, name: string, button: string) => pressIn(tools, 'row', name, button);

const askToDelete = untilDialog('Are you sure you want to delete this blog for good?', (tools) =>
  press(tools, BLOG, 'Delete for good'),
);

async function remove(tools: Tools) {
  await askToDelete(tools);
  await pressInDialog(tools, 'Delete for good');
}

/** The deleted entries: when, by whom, and how long each stays. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: (context) => expectRows(context, binEntries.length),
});

Loaded.test('puts a message back, and says that somebody else was faster', async (context) => {
  const { canvas, msw } = context;
  await press(context, 'Message: Cheap visas', 'Put back');
  await expect(await screen.findByText('Message put back')).toBeInTheDocument();
  await expectRows(context, binEntries.length - 1);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  msw.use(...mockApi({ bin: [] }));
  await press(context, BLOG, 'Put back');
  await expect(await screen.findByText('It is not in the bin any more.')).toBeInTheDocument();
  await expectRows(context, binEntries.length - 2);
});

export const Loading = meta.story(pending('listBin', 'Loading bin...'));

export const Empty = meta.story(seeded({ bin: [] }, 'The bin is empty.'));

export const Failed = meta.story(failed('listBin', 'Failed to fetch bin'));

/** A draft without a title, a long one, and more than the server lists. */
export const LongContent = meta.story({
  tags: ['phone'],
  ...responded(
    'listBin',
    {
      entries: [
        { ...blog, isDraft: true, title: '' },
        { ...blog, _id: longBlog._id, title: longBlog.title },
      ],
      total: 312,
    },
    'These 2 were deleted last. There are 312 in all.',
  ),
});

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({ name: 'Asks before it deletes', play: askToDelete });

DeleteAsked.test('deletes for good', async (context) => {
  await expect(screen.getByText('This cannot be undone.')).toBeVisible();
  await pressInDialog(context, 'Delete for good');
  await expect(await screen.findByText('Blog deleted for good')).toBeInTheDocument();
  await expectRows(context, binEntries.length - 1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = context.canvas.getByRole('row', { name: new RegExp(next.title, 'u') });
  await expect(within(row).getByRole('button', { name: 'Delete for good' })).toHaveFocus();
});

/** A toast says why, and it stays. */
export const DeleteFailed = meta.story(
  refused('deleteBlogForGood', commonErrors.failed, { act: remove }),
);
