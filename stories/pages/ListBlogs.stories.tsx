import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const [noc, costs, nepali, withImage] = blogs;

const meta = preview.meta({
  title: 'Pages/ListBlogs',
  component: ListBlogsPage,
  parameters: siteRoute(paths.listBlogs),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function findItem({ canvas }: Pick<Tools, 'canvas'>, title: string) {
  return within(await canvas.findByRole('article', { name: title }));
}

async function openEditDialog(tools: Tools, title: string) {
  const item = await findItem(tools, title);
  await tools.userEvent.click(item.getByRole('button', { name: 'Edit Blog' }));
  return within(await findDialog('Edit Blog'));
}

async function openDeleteDialog(tools: Tools, title: string) {
  const item = await findItem(tools, title);
  await tools.userEvent.click(item.getByRole('button', { name: 'Delete Blog' }));
  return within(await findDialog('Are you sure you want to delete this blog?'));
}

/** Each blog with its beginning, its picture if it has one, and two buttons. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listBlogs-ok'] },
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'List of Blogs' }),
    ).toBeVisible();
    const item = await findItem(context, noc.title);
    await expect(item.getByText(/^Every student who goes abroad/).textContent).toBe(
      `${noc.content.slice(0, 120)}...`,
    );
    await expect(item.queryByRole('presentation')).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(blogs.length));
    const second = await findItem(context, withImage.title);
    await expect(second.getByRole('presentation')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listBlogs-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listBlogs')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading blogs...')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { responseCases: ['listBlogs-ok'] },
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blogs found.')).toBeVisible();
  },
});

/** A toast, and a button that tries again. */
export const Failed = meta.story({
  parameters: { responseCases: ['listBlogs-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listBlogs')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch blogs')).toBeInTheDocument();
    await expect(canvas.getByText('The blogs could not be loaded.')).toBeVisible();
  },
});

/** The server fails once; after a press on the button the blogs are there. */
export const TriedAgain = meta.story({
  name: 'Tried again after an error',
  beforeEach: ({ msw }) => msw.use(respondWithError('listBlogs')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockApi());
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(blogs.length));
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listBlogs-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listBlogs')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch blogs')).toBeInTheDocument();
    await expect(canvas.getByText('The blogs could not be loaded.')).toBeVisible();
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', [longBlog])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longBlog.title)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** The whole blog is sent, with author and image; the item is updated and the dialog closes. */
export const Updated = meta.story({
  parameters: { responseCases: ['updateBlog-ok'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openEditDialog(context, withImage.title);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'The first week abroad');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Update Blog' }));
    await expect(await screen.findByText('Blog updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('article', { name: 'The first week abroad' })).toBeVisible();
    await expect(sent).toEqual([
      {
        method: 'PUT',
        path: `/api/blogs/update/${withImage._id}`,
        body: { ...withImage, title: 'The first week abroad' },
      },
    ]);
  },
});

/** The dialog has the text of the blog. */
export const Editing = meta.story({
  play: async (context) => {
    const dialog = await openEditDialog(context, noc.title);
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(noc.content);
    await expect(dialog.getByRole('button', { name: 'Update Blog' })).toBeEnabled();
  },
});

/** Sends an edit that fails: the dialog stays open with its text, and the site's message is shown. */
async function expectUpdateToFail(context: Context) {
  const dialog = await openEditDialog(context, noc.title);
  await context.userEvent.type(dialog.getByRole('textbox', { name: 'Content' }), ' And copies.');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
  await expect(await screen.findByText('Failed to update blog')).toBeInTheDocument();
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(
    `${noc.content} And copies.`,
  );
  await expect(screen.queryByText('Not shown')).toBeNull();
  const problem = dialog.getByRole('alert');
  await expect(problem).toHaveTextContent('Not saved. Your text is still here');
  await expect(problem).toHaveFocus();
}

/** The dialog stays open with the text. */
export const UpdateFailed = meta.story({
  parameters: { responseCases: ['updateBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateBlog', { message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The dialog stays open with the text. */
export const UpdateBadRequest = meta.story({
  parameters: { responseCases: ['updateBlog-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('updateBlog', { status: 400, message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The dialog stays open with the text. */
export const UpdateTooLarge = meta.story({
  parameters: { responseCases: ['updateBlog-413'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('updateBlog', { status: 413, message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The server cannot be reached: the dialog stays open with the text. */
export const UpdateOffline = meta.story({
  parameters: { responseCases: ['updateBlog-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('updateBlog')),
  play: expectUpdateToFail,
});

/** While the blog is saved, the button is busy. */
export const Updating = meta.story({
  parameters: { responseCases: ['updateBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('updateBlog')),
  play: async (context) => {
    const dialog = await openEditDialog(context, noc.title);
    const button = dialog.getByRole('button', { name: 'Update Blog' });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Someone else has deleted the blog: the text can still be copied, and the list is updated. */
export const UpdateConflict = meta.story({
  parameters: { responseCases: ['updateBlog-404'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await openEditDialog(context, noc.title);
    msw.use(...mockApi([], { blogs: [withImage, costs] }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Content' }), ' And copies.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Blog' }));
    await expect(await screen.findByText('Failed to update blog')).toBeInTheDocument();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else has deleted this blog.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(
      `${noc.content} And copies.`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

/** Cancel discards the draft; Escape keeps it for the next time. */
export const CancelAndEscape = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const first = await openEditDialog(context, noc.title);
    await userEvent.type(first.getByRole('textbox', { name: 'Title' }), ' twice');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));

    const second = await openEditDialog(context, noc.title);
    await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue(noc.title);
    await userEvent.type(second.getByRole('textbox', { name: 'Title' }), ' thrice');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const third = await openEditDialog(context, noc.title);
    await expect(third.getByRole('textbox', { name: 'Title' })).toHaveValue(`${noc.title} thrice`);
    await expect(third.getByText(/We kept what you typed/)).toBeVisible();
    await userEvent.click(third.getByRole('button', { name: 'Use the saved text' }));
    await expect(third.getByRole('textbox', { name: 'Title' })).toHaveValue(noc.title);
  },
});

/** The URL names the open dialog, so that it reopens after a reload or a new sign-in. */
export const EditReopened = meta.story({
  parameters: siteRoute(`${paths.listBlogs}?edit=${costs._id}`),
  play: async () => {
    const dialog = within(await findDialog('Edit Blog'));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(costs.title);
  },
});

/** A double click on the button deletes once; a toast says so. */
export const Deleted = meta.story({
  parameters: { responseCases: ['deleteBlog-ok'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openDeleteDialog(context, noc.title);
    await expect(dialog.getByText(noc.title)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Blog deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('article', { name: noc.title })).toBeNull());
    const next = await findItem(context, costs.title);
    await waitFor(() => expect(next.getByRole('button', { name: 'Delete Blog' })).toHaveFocus());
    await expect(sent).toEqual([
      { method: 'DELETE', path: `/api/blogs/delete/${noc._id}`, body: null },
    ]);
  },
});

/** The dialog closes, and nothing is sent. */
export const DeleteCancelled = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openDeleteDialog(context, noc.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(blogs.length));
    await expect(sent).toEqual([]);
  },
});

/** The site's message is shown and the entry is still in the list. */
async function expectDeleteToFail(context: Context) {
  const dialog = await openDeleteDialog(context, noc.title);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect(await screen.findByText('Failed to delete blog')).toBeInTheDocument();
  await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(blogs.length));
  await expect(context.canvas.queryByText(/already deleted it/)).toBeNull();
}

/** The server fails: a toast says so, and the blog stays. */
export const DeleteFailed = meta.story({
  parameters: { responseCases: ['deleteBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteBlog')),
  play: expectDeleteToFail,
});

/** The server cannot be reached: a toast says so, and the blog stays. */
export const DeleteOffline = meta.story({
  parameters: { responseCases: ['deleteBlog-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('deleteBlog')),
  play: expectDeleteToFail,
});

/** Escape does not close the dialog while the request is pending. */
export const Deleting = meta.story({
  parameters: { responseCases: ['deleteBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('deleteBlog')),
  play: async (context) => {
    const dialog = await openDeleteDialog(context, noc.title);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(noc.title)).toBeVisible();
  },
});

/** Someone else has deleted the blog: a message says so, and the list is fetched again. */
export const DeleteConflict = meta.story({
  parameters: { responseCases: ['deleteBlog-404'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await openDeleteDialog(context, noc.title);
    msw.use(...mockApi([], { blogs: [costs] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Failed to delete blog')).toBeInTheDocument();
    await expect(
      await canvas.findByText('Someone else has already deleted it. The list is up to date now.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** The address has the search; another script finds its own words. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listBlogs}?q=suitcase`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    const field = canvas.getByRole('searchbox', { name: 'Search blogs' });
    await userEvent.clear(field);
    await userEvent.type(field, 'अभिभावक');
    await waitFor(() => expect(canvas.getByRole('article', { name: nepali.title })).toBeVisible());
    await userEvent.type(field, ' nothing');
    await expect(await canvas.findByText('No blogs match your search.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'SUITCASE');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    // The search text is not a regular expression.
    await userEvent.clear(field);
    await userEvent.type(field, '.*(');
    await expect(await canvas.findByText('No blogs match your search.')).toBeVisible();
  },
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
  play: async (context) => {
    const { canvas } = context;
    const http = await findItem(context, noc.title);
    await expect(
      http.getByText(
        'The picture http://pictures.example/a.jpg is not shown. The address must begin with https://.',
      ),
    ).toBeVisible();
    const isPrivate = await findItem(context, costs.title);
    await expect(isPrivate.getByText(/must be a public one/)).toBeVisible();
    await expect(canvas.getAllByRole('presentation')).toHaveLength(1);
    await expect(canvas.getAllByText(/^The picture .+ is not shown/)).toHaveLength(2);
  },
});

/** Of a thousand blogs the first 25 are shown; the search covers all of them. */
export const Thousand = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWith('listBlogs', manyBlogs(1000))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25 of 1000 shown')).toBeVisible();
    fireEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('50 of 1000 shown')).toBeVisible();
    fireEvent.change(canvas.getByRole('searchbox', { name: 'Search blogs' }), {
      target: { value: 'number 1000' },
    });
    await expect(await canvas.findByText('1 in all')).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Delete Blog' })).toHaveLength(blogs.length),
    );
    await expectNoHorizontalScroll();
  },
});
