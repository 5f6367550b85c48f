import type { MswApi } from 'msw-storybook-addon';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs, longBlog, manyBlogs } from '#mocks/fixtures.ts';
import { networkError } from '#mocks/msw/scenarios.ts';
import { drafts } from '#mocks/serverFixtures.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { mobileViewport } from '../support/edgeCases.ts';
import { findDialog, pressInDialog, untilDialog } from '../support/findDialog.ts';
import { expectCount, fillIn, findPart, pressIn, type Tools, untilShown } from '../support/play.ts';
import {
  failed,
  mockApi,
  pending,
  responded,
  seeded,
  watchRequests,
} from '../support/responses.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

const [noc, costs, , withImage] = blogs;
const [draft, unfinished] = drafts;

const meta = preview.meta({
  component: ListBlogsPage,
  parameters: siteRoute(paths.listBlogs),
});

interface Titled {
  title: string;
}

const findItem = (tools: Tools, { title }: Titled) => findPart(tools, 'article', title);

const press = (tools: Tools, { title }: Titled, name: string) =>
  pressIn(tools, 'article', title, name);

const field = (name: string) => screen.getByRole('textbox', { name });

const edit = untilDialog('Edit Blog', (tools) => press(tools, withImage, 'Edit Blog'));

async function update(tools: Tools) {
  await edit(tools);
  await fillIn(tools.userEvent, field('Content'), ' And copies.');
  await pressInDialog(tools, 'Update Blog');
}

/** To the address without the dialog, as Back does. */
async function leave({ canvas }: Tools) {
  const [link = document.body] = canvas.getAllByRole('link', { name: 'List Blogs', hidden: true });
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const askToDelete = (blog: Titled) =>
  untilDialog('Are you sure you want to delete this blog?', (tools) =>
    press(tools, blog, 'Delete Blog'),
  );

async function remove(tools: Tools) {
  await askToDelete(noc)(tools);
  await pressInDialog(tools, 'Delete');
}

/** Each blog with its beginning, its picture if it has one, and two buttons. */
export const Loaded = meta.story({
  play: untilShown(noc.title),
});

export const Loading = meta.story(pending('listBlogs', 'Loading blogs...'));

export const Empty = meta.story(responded('listBlogs', [], 'No blogs found.'));

Empty.test('leads to the form that adds the first', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Add the first blog' });
  await expect(link).toHaveAttribute('href', paths.addBlog);
});

/** A toast, and a button that tries again. */
export const Failed = meta.story(failed('listBlogs', 'Failed to fetch blogs'));

Failed.test('tries again, with the focus at the heading', async (context) => {
  await expect(context.canvas.getByText('The blogs could not be loaded.')).toBeVisible();
  context.msw.use(...mockApi());
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
  await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expectCount(context, 'article', blogs.length);
});

export const LongContent = meta.story({
  tags: ['phone'],
  ...responded('listBlogs', [longBlog], longBlog.title),
});

/** The address has the search; another script finds its own words. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listBlogs}?q=suitcase`),
  play: (context) => expectCount(context, 'article', 1),
});

Searched.test('takes the text as it is, and ends by the link of the menu', async (context) => {
  const { canvas, userEvent } = context;
  const search = canvas.getByRole('searchbox', { name: 'Search blogs' });
  await expect(search).toHaveValue('suitcase');
  await userEvent.type(search, '.*(');
  await expect(await canvas.findByText('No blogs match your search.')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'List Blogs' }));
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  await expectCount(context, 'article', blogs.length);
});

/** The address has filter and order. */
export const Filtered = meta.story({
  parameters: siteRoute(
    `${paths.listBlogs}?sort=name&author=${encodeURIComponent(costs.author ?? '')}`,
  ),
  play: async (context) => void (await findItem(context, costs)),
});

Filtered.test('shows those of one author, by name, and all again', async (context) => {
  const { canvas, userEvent } = context;
  const ofAuthor = blogs.filter(({ author }) => author === costs.author);
  await expectCount(context, 'article', ofAuthor.length);
  await userEvent.selectOptions(canvas.getByLabelText('Author'), '');
  await expectCount(context, 'article', blogs.length);
  const titles = () =>
    canvas.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent);
  await expect(titles()).toEqual(titles().toSorted(new Intl.Collator('en').compare));
  await userEvent.selectOptions(canvas.getByLabelText('Order'), 'oldest');
  await waitFor(() => expect(titles()[0]).toBe(blogs.at(-1)?.title));
});

/** No blog is of this month; the filter says which it is. */
export const NothingFiltered = meta.story({
  parameters: siteRoute(`${paths.listBlogs}?month=1999-01`),
  play: untilShown('No blogs match your search and filter.'),
});

NothingFiltered.test('names the month', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Month')).toHaveDisplayValue('January 1999');
});

async function chooseTwo(tools: Tools, two: readonly Titled[] = [noc, costs]) {
  for (const blog of two) {
    const item = await findItem(tools, blog);
    await tools.userEvent.click(item.getByRole('checkbox', { name: `Choose ${blog.title}` }));
  }
}

async function askAboutTwo(tools: Tools, two?: readonly Titled[]) {
  await chooseTwo(tools, two);
  await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Delete 2' }));
  await findDialog('Are you sure you want to delete these 2 blogs?');
}

/** Several at once: one question that counts them. */
export const SeveralAsked = meta.story({ play: (context) => askAboutTwo(context) });

Loaded.test(
  'asks nothing about a choice that is gone with a reload',
  { parameters: siteRoute(`${paths.listBlogs}?delete-chosen=2`) },
  async (context) => {
    await chooseTwo(context);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

SeveralAsked.test('keeps the choice on Back and a failure, and deletes each', async (context) => {
  const { canvas, msw, userEvent } = context;
  const button = canvas.getByRole('button', { name: 'Delete 2', hidden: true });
  screen.getByRole('button', { name: 'Cancel' }).click();
  // At once, before the address has changed.
  button.click();
  await findDialog('Are you sure you want to delete these 2 blogs?');
  await leave(context);
  await expect(canvas.getByText('2 chosen')).toBeVisible();
  await userEvent.click(button);
  await findDialog('Are you sure you want to delete these 2 blogs?');
  msw.use(networkError('deleteBlog'));
  await pressInDialog(context, 'Delete 2');
  await expect(await screen.findByText('Failed to delete 2 of 2 blogs')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('2 chosen')).toBeVisible();
  msw.use(...mockApi());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
  await findDialog('Are you sure you want to delete these 2 blogs?');
  await pressInDialog(context, 'Delete 2');
  await expect(await screen.findByText('2 blogs deleted successfully')).toBeInTheDocument();
  await expectCount(context, 'article', blogs.length - 2);
});

/** The keys of the list, which can be switched off. */
export const Keys = meta.story({
  play: untilDialog('Keyboard shortcuts', async (tools) => {
    await findItem(tools, noc);
    await tools.userEvent.keyboard('?');
  }),
});

Keys.test('can be off; act without a modifier, outside of fields and dialogs', async (context) => {
  const { canvas, userEvent } = context;
  const box = () => screen.getByRole('checkbox', { name: /^Use these keys/ });
  const close = async () => {
    await pressInDialog(context, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await userEvent.keyboard('/');
  await expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(box());
  await close();
  const search = canvas.getByRole('searchbox');
  await userEvent.keyboard('/');
  await expect(search).not.toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
  await expect(box()).not.toBeChecked();
  await userEvent.click(box());
  await close();
  await userEvent.keyboard('{Control>}/{/Control}');
  await expect(search).not.toHaveFocus();
  await userEvent.keyboard('/');
  await expect(search).toHaveFocus();
  await userEvent.keyboard('n?');
  await expect(search).toHaveValue('n?');
  await userEvent.clear(search);
  await findItem(context, noc);
  search.blur();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const item = await findItem(context, costs);
  await expect(item.getByRole('button', { name: 'Edit Blog' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findDialog('Edit Blog');
});

/**
 * Browsers load pictures from https:// only. The dashboard says so, because visitors see no
 * picture.
 */
export const RefusedPictures = meta.story(
  responded(
    'listBlogs',
    [
      { ...noc, imageUrl: 'http://pictures.example/a.jpg' },
      { ...costs, imageUrl: 'https://192.168.1.1/a.jpg' },
      withImage,
    ],
    /^The picture .+ is not shown/,
  ),
);

RefusedPictures.test('says why each is not shown', async (context) => {
  const http = await findItem(context, noc);
  await expect(http.getByText(/The address must begin with https:/)).toBeVisible();
  await expect((await findItem(context, costs)).getByText(/must be a public one/)).toBeVisible();
  await expect(context.canvas.getAllByRole('presentation')).toHaveLength(1);
});

/** Of a thousand blogs the first 25 are shown. */
export const Thousand = meta.story(responded('listBlogs', manyBlogs(1000), '25 of 1000 shown'));

Thousand.test('shows more, and searches all of them', async ({ canvas }) => {
  fireEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(await canvas.findByText('50 of 1000 shown')).toBeVisible();
  fireEvent.change(canvas.getByRole('searchbox', { name: 'Search blogs' }), {
    target: { value: 'number 1000' },
  });
  await expect(await canvas.findByText('1 of 1000')).toBeVisible();
});

/** The dialog has the text of the blog. */
export const Editing = meta.story({ play: edit });

Editing.test('keeps the draft on Back, and shows each change in the list', async (context) => {
  const { userEvent } = context;
  await fillIn(userEvent, field('Title'), ' thrice');
  await leave(context);
  await edit(context);
  await expect(field('Title')).toHaveValue(`${withImage.title} thrice`);
  await userEvent.click(screen.getByRole('button', { name: 'Use the saved text' }));
  await userEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await expect(field('Title')).toHaveValue(withImage.title);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await expect(preview.getAllByRole('presentation')[0]).toHaveAttribute('src', withImage.imageUrl);
  await pressInDialog(context, 'Update Blog');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit(context);
  await fillIn(userEvent, field('Title'), ', again');
  await pressInDialog(context, 'Update Blog');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(screen.queryByText('Failed to update blog')).toBeNull();
  await expect(screen.getAllByText('Blog updated successfully').length).toBeGreaterThan(0);
  const item = await findItem(context, { title: `${withImage.title}, again` });
  await expect(item.getByRole('status')).toHaveTextContent('Saved, and on the site. See it');
  const link = context.canvas.getByRole('link', { name: 'See it' });
  await expect(link).toHaveAttribute('href', paths.blog(withImage._id));
});

/** While the blog is saved, the button is busy. */
export const Updating = meta.story(pending('updateBlog', 'Update Blog', { act: update }));

/** The dialog stays open with the text, whatever the server says. */
export const UpdateFailed = meta.story(
  failed('updateBlog', 'Failed to update blog', { act: update }),
);

UpdateFailed.test('keeps the text, and is saved if only the answer was lost', async (context) => {
  const alert = within(screen.getByRole('dialog')).getByRole('alert');
  await expect(alert).toHaveTextContent('Not saved. Your text is still here');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(field('Content')).toHaveValue(`${withImage.content} And copies.`);
  await expect(screen.queryByText('Not shown')).toBeNull();
  const content = `${withImage.content} And copies.`;
  context.msw.use(...mockApi({ blogs: [{ ...saved, author: withImage.author, content }] }));
  await pressInDialog(context, 'Update Blog');
  await expect(await screen.findByText('Blog updated successfully')).toBeInTheDocument();
});

/** The blog is not there any more: the text can still be copied. */
export const UpdateConflict = meta.story({
  play: async (context) => {
    await edit(context);
    context.msw.use(...mockApi({ blogs: [noc, costs] }));
    await pressInDialog(context, 'Update Blog');
    await screen.findByText(/^This blog is deleted or is a draft now\./);
  },
});

UpdateConflict.test('has updated the list behind the dialog', async (context) => {
  await expect(field('Content')).toHaveValue(withImage.content);
  await pressInDialog(context, 'Cancel');
  await expectCount(context, 'article', 2);
});

const saved = {
  ...withImage,
  content: `${withImage.content} And a raincoat.`,
  author: 'Anisha',
  updatedAt: '2026-11-26T06:00:00.000Z',
};

/** Someone else has saved another text: nothing is overwritten, and both stand there. */
export const ChangedMeanwhile = meta.story({
  play: async (context) => {
    await edit(context);
    context.msw.use(...mockApi({ blogs: [saved, noc] }));
    await fillIn(context.userEvent, field('Content'), ' And copies.');
    await pressInDialog(context, 'Update Blog');
    await screen.findByRole('region', { name: /^Someone else has changed this blog/ });
  },
});

ChangedMeanwhile.test('goes on in the form, shows both again, and keeps mine', async (context) => {
  await expect(screen.queryByText('Failed to update blog')).toBeNull();
  await pressInDialog(context, 'Keep editing');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await expect(screen.getByText(/If you save, yours replaces theirs/)).toBeVisible();
  await pressInDialog(context, 'Show the differences');
  await screen.findByRole('region', { name: /^Someone else/ });
  const sent = watchRequests(context.msw);
  await pressInDialog(context, 'Update Blog');
  await expect(await screen.findByText(/Choose above/)).toBeVisible();
  await expect(sent).toEqual([]);
  await pressInDialog(context, 'Keep mine');
  await expect(await screen.findByText('Blog updated successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const content = `${withImage.content} And copies.`;
  // What was not touched stays theirs.
  const { updatedAt: version, author } = saved;
  await expect(sent).toMatchObject([{ method: 'PUT', body: { content, version, author } }]);
});

ChangedMeanwhile.test(
  'begins in view on a phone, takes theirs, and brings mine back',
  { globals: mobileViewport },
  async (context) => {
    const box = screen.getByRole('region', { name: /^Someone else/ });
    await expect(box.getBoundingClientRect().top).toBeGreaterThan(-2);
    await pressInDialog(context, 'Take theirs');
    await expect(field('Content')).toHaveValue(saved.content);
    await pressInDialog(context, 'Bring mine back');
    await expect(field('Content')).toHaveValue(`${withImage.content} And copies.`);
    await pressInDialog(context, 'Take theirs');
    await pressInDialog(context, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await edit(context);
    await expect(field('Content')).toHaveValue(saved.content);
  },
);

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({ name: 'Asks before it deletes', play: askToDelete(noc) });

DeleteAsked.test('moves the focus to the next blog', async (context) => {
  await expect(screen.getByText('This cannot be undone.')).toBeVisible();
  await pressInDialog(context, 'Delete');
  await expect(await screen.findByText('Blog deleted successfully')).toBeInTheDocument();
  await expectCount(context, 'article', blogs.length - 1);
  const next = await findItem(context, costs);
  await waitFor(() => expect(next.getByRole('button', { name: 'Delete Blog' })).toHaveFocus());
});

export const Deleting = meta.story(pending('deleteBlog', 'Delete', { act: remove }));

/** A toast says so, and the blog stays. */
export const DeleteFailed = meta.story(
  failed('deleteBlog', 'Failed to delete blog', { act: remove }),
);

/** The blog is deleted already: the toast is that of any failure, and the list is loaded again. */
export const DeleteConflict = meta.story({
  play: async (context) => {
    await askToDelete(noc)(context);
    context.msw.use(...mockApi({ blogs: [costs] }));
    await pressInDialog(context, 'Delete');
    await screen.findByText('Failed to delete blog');
    await expectCount(context, 'article', 1);
  },
});

const withServer = seeded({ drafts }, 'Draft', {
  parameters: serverDashboardRoute(paths.listBlogs, <ListBlogsPage hasServer />, [
    { path: paths.addBlog, element: <AddBlogPage hasServer /> },
  ]),
});

const ALL = blogs.length + drafts.length;

/** Drafts are above the blogs, with a mark. */
export const WithServer = meta.story({
  ...withServer,
  tags: ['picture', 'phone'],
  play: async (context) => {
    await expectCount(context, 'article', ALL);
    // At once, because they would move the others.
    context.canvas.getAllByRole('button', { name: 'Publish' });
  },
});

WithServer.test('publishes a draft, and goes on with one that lacks a text', async (context) => {
  const { canvas, userEvent } = context;
  await press(context, unfinished, 'Publish');
  await screen.findByText('Not published: content must not be empty');
  await (await findItem(context, unfinished)).findByText('Draft');
  await press(context, draft, 'Publish');
  await expect(await screen.findByText('Blog published')).toBeInTheDocument();
  const item = await findItem(context, draft);
  await expect(await item.findByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(item.queryByText('Draft')).toBeNull();
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'draft');
  await expectCount(context, 'article', drafts.length - 1);
  await press(context, unfinished, 'Edit Draft');
  const title = await canvas.findByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(unfinished.title);
});

WithServer.test('leaves Undo for each of several and for all that are there', async (context) => {
  const { canvas, msw, userEvent } = context;
  await askAboutTwo(context, [noc, draft]);
  await pressInDialog(context, 'Delete 2');
  await expectCount(context, 'article', ALL - 2);
  await expect(canvas.getByText(`${ALL - 2} in all`)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
  await screen.findByText(/^Put back: 2 blogs/);
  await expectCount(context, 'article', ALL);

  // A colleague is faster with one of two.
  await askAboutTwo(context, [noc, draft]);
  msw.use(...mockApi({ drafts, blogs: blogs.filter(({ _id }) => _id !== noc._id) }));
  await pressInDialog(context, 'Delete 2');
  await screen.findByText('1 blog deleted successfully');
  await expect(screen.queryByText(/^Failed/)).toBeNull();
  // Both are put back already.
  msw.use(...mockApi({ drafts }));
  await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
  await screen.findByText('It is not in the bin any more.');
  await expectCount(context, 'article', ALL);
  await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();

  // One that is deleted already leaves Undo too, beside the others.
  await askAboutTwo(context, [costs, draft]);
  await pressInDialog(context, 'Delete 2');
  await canvas.findByRole('button', { name: 'Undo all' });
  msw.use(...mockApi({ blogs: blogs.slice(4) }));
  await askToDelete(withImage)(context);
  await pressInDialog(context, 'Delete');
  await waitFor(() => expect(canvas.queryByText(noc.title)).toBeNull());
  await expect(canvas.getAllByText('Deleted.')).toHaveLength(4);
});

WithServer.test(
  'asks about a draft without a title by a name',
  {
    beforeEach: ({ msw }: { msw: MswApi }) =>
      msw.use(...mockApi({ drafts: [{ ...draft, title: '' }, unfinished] })),
  },
  async (context) => {
    await press(context, { title: 'Without a title' }, 'Delete Draft');
    const dialog = within(await findDialog('Are you sure you want to delete this draft?'));
    await expect(dialog.getByText('Without a title')).toBeVisible();
    await pressInDialog(context, 'Delete');
    await screen.findByText('Draft deleted successfully');
  },
);

/** Without the drafts the list would look whole. */
export const DraftsFailed = meta.story(
  failed('listDrafts', 'Failed to fetch blogs', { parameters: withServer.parameters }),
);

/** Author, day and picture are under 'More'. */
export const EditingWithServer = meta.story({
  ...withServer,
  tags: ['picture', 'phone'],
  play: async (context) => {
    await press(context, noc, 'Edit Blog');
    const dialog = within(await findDialog('Edit Blog'));
    await context.userEvent.click(dialog.getByText('More'));
    await dialog.findByText('Choose a picture');
  },
});

const askToUnpublish = (blog: Titled) =>
  untilDialog('Unpublish this blog?', (tools) => press(tools, blog, 'Unpublish'));

/** It asks first, and says what becomes of the address. */
export const UnpublishAsked = meta.story({
  ...withServer,
  play: askToUnpublish(noc),
});

UnpublishAsked.test('makes a draft of a blog, unless it is deleted meanwhile', async (context) => {
  await expect(screen.getByText(/says 'Blog not found.' until it is published/)).toBeVisible();
  await pressInDialog(context, 'Unpublish');
  await screen.findByText('Blog unpublished: it is a draft now');
  await (await findItem(context, noc)).findByText('Draft');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // Someone else is faster with another one.
  await askToUnpublish(costs)(context);
  context.msw.use(...mockApi({ blogs: blogs.slice(2) }));
  await pressInDialog(context, 'Unpublish');
  await context.canvas.findByText('Deleted.');
});
