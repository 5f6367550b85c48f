import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { blogs } from '#mocks/fixtures.ts';
import { hang } from '#mocks/msw/scenarios.ts';
import { drafts } from '#mocks/serverFixtures.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectCount } from '../support/expectCount.ts';
import { findDialog, pressInDialog } from '../support/findDialog.ts';
import { mockApi } from '../support/mockApi.ts';
import { failed } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';

const [noc] = blogs;
const [draft, unfinished] = drafts;

const meta = preview.meta({
  title: 'ListBlogs (server)',
  component: ListBlogsPage,
  parameters: serverDashboardRoute(paths.listBlogs, <ListBlogsPage hasServer />, undefined, [
    { path: paths.addBlog, element: <AddBlogPage hasServer /> },
  ]),
  beforeEach: ({ msw }) => msw.use(...mockApi({ drafts })),
});

async function findItem({ canvas }: Tools, title: string) {
  return within(await canvas.findByRole('article', { name: new RegExp(`^${title}`, 'u') }));
}

async function press(tools: Tools, title: string, name: string) {
  const item = await findItem(tools, title);
  await tools.userEvent.click(await item.findByRole('button', { name }));
}

async function askToUnpublish(tools: Tools) {
  await press(tools, noc.title, 'Unpublish');
  await findDialog('Unpublish this blog?');
}

/** Drafts are above the blogs, with a mark. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: async (context) => {
    await expectCount(context, 'article', blogs.length + drafts.length);
    // At once, because they would move the others.
    context.canvas.getAllByRole('button', { name: 'Publish' });
  },
});

Loaded.test('publishes a draft, and says what one lacks', async (context) => {
  await press(context, unfinished.title, 'Publish');
  await screen.findByText('Not published: content must not be empty');
  await (await findItem(context, unfinished.title)).findByText('Draft');
  await press(context, draft.title, 'Publish');
  await expect(await screen.findByText('Blog published')).toBeInTheDocument();
  const item = await findItem(context, draft.title);
  await expect(await item.findByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(item.queryByText('Draft')).toBeNull();
});

Loaded.test('shows drafts alone, and goes on with one in the form', async (context) => {
  await context.userEvent.selectOptions(context.canvas.getByLabelText('State'), 'draft');
  await expectCount(context, 'article', drafts.length);
  await press(context, draft.title, 'Edit Draft');
  const title = await context.canvas.findByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(draft.title);
});

Loaded.test('leaves Undo in the place of each of several, and for all', async (context) => {
  const { canvas, userEvent } = context;
  for (const { title } of [noc, draft]) {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Choose ${title}` }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
  await findDialog('Are you sure you want to delete these 2 blogs?');
  await pressInDialog(context, 'Delete 2');
  await expectCount(context, 'article', blogs.length + drafts.length - 2);
  await expect(canvas.getByText(`${blogs.length + drafts.length - 2} in all`)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
  await expectCount(context, 'article', blogs.length + drafts.length);
});

Loaded.test('offers no Undo all for what a loaded list does not have', async (context) => {
  const { canvas, msw, userEvent } = context;
  for (const { title } of [noc, draft]) {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Choose ${title}` }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
  await findDialog('Are you sure you want to delete these 2 blogs?');
  await pressInDialog(context, 'Delete 2');
  await canvas.findByRole('button', { name: 'Undo all' });
  msw.use(...mockApi({ blogs: blogs.slice(4) }));
  await press(context, blogs[3].title, 'Delete Blog');
  await findDialog('Are you sure you want to delete this blog?');
  await pressInDialog(context, 'Delete');
  await canvas.findByText(/^Someone else has already deleted it/);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo all' })).toBeNull());
});

/** Without the drafts the list would look whole. */
export const Failed = meta.story(failed('listDrafts', 'Failed to fetch blogs'));

/** Author, day and picture are under 'More'. */
export const Editing = meta.story({
  tags: ['picture', 'phone'],
  play: async (context) => {
    await press(context, noc.title, 'Edit Blog');
    const dialog = within(await findDialog('Edit Blog'));
    await context.userEvent.click(dialog.getByText('More'));
    await dialog.findByText('Choose a picture');
  },
});

/** It asks first, and says what becomes of the address. */
export const UnpublishAsked = meta.story({ play: askToUnpublish });

UnpublishAsked.test('makes a draft of the blog', async (context) => {
  await expect(screen.getByText(/says 'Blog not found.' until it is published/)).toBeVisible();
  await pressInDialog(context, 'Unpublish');
  await screen.findByText('Blog unpublished: it is a draft now');
  await (await findItem(context, noc.title)).findByText('Draft');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** While it is unpublished, Escape does not close the dialog. */
export const Unpublishing = meta.story({
  beforeEach: ({ msw }) => msw.use(hang('takeBackBlog')),
  play: async (context) => {
    await askToUnpublish(context);
    await pressInDialog(context, 'Unpublish');
    await context.userEvent.keyboard('{Escape}');
    await findDialog('Unpublish this blog?');
  },
});

/** Someone else has deleted it meanwhile: the list is loaded again. */
export const UnpublishConflict = meta.story({
  play: async (context) => {
    await askToUnpublish(context);
    context.msw.use(...mockApi({ blogs: blogs.slice(1) }));
    await pressInDialog(context, 'Unpublish');
    await screen.findByText('Someone else has already deleted it. The list is up to date now.');
  },
});
