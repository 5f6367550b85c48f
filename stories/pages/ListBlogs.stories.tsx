import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import { hang, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { empty, failed, offline, pending } from '../support/responses.ts';
import { siteRoute } from '../support/siteRoute.ts';
import { untilShown } from '../support/untilShown.ts';

const [noc, costs, nepali, withImage] = blogs;

const meta = preview.meta({
  title: 'Pages/ListBlogs',
  component: ListBlogsPage,
  parameters: siteRoute(paths.listBlogs),
  beforeEach: () => writeStorySession(),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const untilLoaded = untilShown(noc.title);

async function findItem({ canvas }: Pick<Context, 'canvas'>, { title }: { title: string }) {
  return within(await canvas.findByRole('article', { name: title }));
}

async function click(context: Context, blog: { title: string }, name: string) {
  const item = await findItem(context, blog);
  await context.userEvent.click(item.getByRole('button', { name }));
}

const expectItems = ({ canvas }: Pick<Context, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));

const field = (name: string) => screen.getByRole('textbox', { name });

const pressUpdate = ({ userEvent }: Pick<Context, 'userEvent'>) =>
  userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));

const confirmDelete = ({ userEvent }: Pick<Context, 'userEvent'>) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

/** Each blog with its beginning, its picture if it has one, and two buttons. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listBlogs-ok'] },
  play: untilLoaded,
});

Loaded.test('shows 120 characters, and the picture if there is one', async (context) => {
  const item = await findItem(context, noc);
  await expect(item.getByText(`${noc.content.slice(0, 120)}...`)).toBeVisible();
  await expect(item.queryByRole('presentation')).toBeNull();
  await expectItems(context, blogs.length);
  await expect((await findItem(context, withImage)).getByRole('presentation')).toBeInTheDocument();
});

Loaded.test(
  'opens the dialog that the address names',
  { parameters: siteRoute(`${paths.listBlogs}?edit=${withImage._id}`) },
  async () => {
    await findDialog('Edit Blog');
    await expect(field('Title')).toHaveValue(withImage.title);
  },
);

export const Loading = meta.story(pending('listBlogs', 'Loading blogs...'));

export const Empty = meta.story(empty('listBlogs', 'No blogs found.'));

/** A toast, and a button that tries again. */
export const Failed = meta.story(failed('listBlogs', 'Failed to fetch blogs'));

Failed.test('tries again', async (context) => {
  await expect(context.canvas.getByText('The blogs could not be loaded.')).toBeVisible();
  context.msw.use(...mockApi());
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
  await expectItems(context, blogs.length);
});

export const Offline = meta.story(offline('listBlogs', 'Failed to fetch blogs'));

export const LongContent = meta.story({
  tags: ['phone'],
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [longBlog])),
  play: untilShown(longBlog.title),
});

/** The address has the search; another script finds its own words. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listBlogs}?q=suitcase`),
  play: async (context) => expectItems(context, 1),
});

Searched.test('searches every script, and takes the text as it is', async (context) => {
  const { canvas, userEvent } = context;
  const search = canvas.getByRole('searchbox', { name: 'Search blogs' });
  await expect(search).toHaveValue('suitcase');
  await userEvent.clear(search);
  await userEvent.type(search, 'अभिभावक');
  await findItem(context, nepali);
  await userEvent.clear(search);
  await userEvent.type(search, 'SUITCASE');
  await expectItems(context, 1);
  await userEvent.clear(search);
  await userEvent.type(search, '.*(');
  await expect(await canvas.findByText('No blogs match your search.')).toBeVisible();
});

/** Browsers load pictures from https:// only. The dashboard says so, because visitors see no picture. */
export const RefusedPictures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('listBlogs', [
        { ...noc, imageUrl: 'http://pictures.example/a.jpg' },
        { ...costs, imageUrl: 'https://192.168.1.1/a.jpg' },
        withImage,
      ]),
    ),
  play: untilShown(/^The picture .+ is not shown/),
});

RefusedPictures.test('says why each is not shown', async (context) => {
  const http = await findItem(context, noc);
  await expect(
    http.getByText(
      'The picture http://pictures.example/a.jpg is not shown. The address must begin with https://.',
    ),
  ).toBeVisible();
  await expect((await findItem(context, costs)).getByText(/must be a public one/)).toBeVisible();
  await expect(context.canvas.getAllByRole('presentation')).toHaveLength(1);
});

/** Of a thousand blogs the first 25 are shown. */
export const Thousand = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', manyBlogs(1000))),
  play: untilShown('25 of 1000 shown'),
});

Thousand.test('shows more, and searches all of them', async ({ canvas }) => {
  fireEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(await canvas.findByText('50 of 1000 shown')).toBeVisible();
  fireEvent.change(canvas.getByRole('searchbox', { name: 'Search blogs' }), {
    target: { value: 'number 1000' },
  });
  await expect(await canvas.findByText('1 in all')).toBeVisible();
});

/** The dialog has the text of the blog. */
export const Editing = meta.story({
  play: async (context) => {
    await click(context, withImage, 'Edit Blog');
    await findDialog('Edit Blog');
  },
});

Editing.test(
  'sends the whole blog once, and shows it in the list',
  { parameters: { responseCases: ['updateBlog-ok'] } },
  async ({ canvas, msw, userEvent }) => {
    const sent = watchRequests(msw);
    const title = 'The first week abroad';
    await expect(field('Content')).toHaveValue(withImage.content);
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), title);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Update Blog' }));
    await expect(await screen.findByText('Blog updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    const path = `/api/blogs/update/${withImage._id}`;
    await expect(sent).toEqual([{ method: 'PUT', path, body: { ...withImage, title } }]);
  },
);

Editing.test('discards the draft on Cancel, and keeps it on Escape', async (context) => {
  const { userEvent } = context;
  await userEvent.type(field('Title'), ' twice');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await Editing.input.play?.(context);
  await expect(field('Title')).toHaveValue(withImage.title);
  await userEvent.type(field('Title'), ' thrice');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await Editing.input.play?.(context);
  await expect(field('Title')).toHaveValue(`${withImage.title} thrice`);
  await userEvent.click(screen.getByRole('button', { name: 'Use the saved text' }));
  await expect(field('Title')).toHaveValue(withImage.title);
});

/** While the blog is saved, the button is busy. */
export const Updating = Editing.extend({
  parameters: { responseCases: ['updateBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('updateBlog')),
  play: async (context) => {
    await Editing.input.play?.(context);
    await pressUpdate(context);
  },
});

/** The dialog stays open with the text, whatever the server says. */
export const UpdateFailed = Editing.extend({
  parameters: { responseCases: ['updateBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateBlog', { message: 'Not shown' })),
  play: async (context) => {
    await Editing.input.play?.(context);
    await context.userEvent.type(field('Content'), ' And copies.');
    await pressUpdate(context);
    await screen.findByText('Failed to update blog');
  },
});

UpdateFailed.test('keeps the text, and focuses the reason', async () => {
  const alert = within(screen.getByRole('dialog')).getByRole('alert');
  await expect(alert).toHaveTextContent('Not saved. Your text is still here');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(field('Content')).toHaveValue(`${withImage.content} And copies.`);
  await expect(screen.queryByText('Not shown')).toBeNull();
});

/** Someone else has deleted the blog: the text can still be copied. */
export const UpdateConflict = Editing.extend({
  parameters: { responseCases: ['updateBlog-404'] },
  play: async (context) => {
    await Editing.input.play?.(context);
    context.msw.use(...mockApi({ blogs: [noc, costs] }));
    await pressUpdate(context);
    await screen.findByText(/Someone else has deleted this blog\./);
  },
});

UpdateConflict.test('has updated the list behind the dialog', async (context) => {
  await expect(field('Content')).toHaveValue(withImage.content);
  await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectItems(context, 2);
});

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({
  name: 'Asks before it deletes',
  play: async (context) => {
    await click(context, noc, 'Delete Blog');
    await findDialog('Are you sure you want to delete this blog?');
  },
});

DeleteAsked.test(
  'deletes once, and the focus goes to the next blog',
  { parameters: { responseCases: ['deleteBlog-ok'] } },
  async (context) => {
    const sent = watchRequests(context.msw);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(noc.title)).toBeVisible();
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Blog deleted successfully')).toBeInTheDocument();
    await expectItems(context, blogs.length - 1);
    const next = await findItem(context, costs);
    await waitFor(() => expect(next.getByRole('button', { name: 'Delete Blog' })).toHaveFocus());
    const path = `/api/blogs/delete/${noc._id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
  },
);

DeleteAsked.test('cancels on Enter', async (context) => {
  const sent = watchRequests(context.msw);
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await context.userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectItems(context, blogs.length);
  await expect(sent).toEqual([]);
});

/** Escape does not close the dialog while the request is pending. */
export const Deleting = DeleteAsked.extend({
  name: 'Deleting',
  parameters: { responseCases: ['deleteBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('deleteBlog')),
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    await confirmDelete(context);
  },
});

Deleting.test('stays open on Escape', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('dialog')).toBeVisible();
});

/** A toast says so, and the blog stays. */
export const DeleteFailed = meta.story({
  parameters: { responseCases: ['deleteBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteBlog')),
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    await confirmDelete(context);
    await screen.findByText('Failed to delete blog');
    await expectItems(context, blogs.length);
  },
});

/** Someone else has deleted the blog: a message says so, and the list is fetched again. */
export const DeleteConflict = meta.story({
  parameters: { responseCases: ['deleteBlog-404'] },
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    context.msw.use(...mockApi({ blogs: [costs] }));
    await confirmDelete(context);
    await screen.findByText('Someone else has already deleted it. The list is up to date now.');
    await expectItems(context, 1);
  },
});
