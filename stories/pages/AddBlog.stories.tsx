import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

const meta = preview.meta({
  title: 'Pages/AddBlog',
  component: AddBlogPage,
  parameters: siteRoute(paths.addBlog),
  beforeEach: () => writeStorySession(),
});

const blog = {
  title: 'Visas',
  content: 'Start early.\nBring copies.',
  author: 'Prakash Gurung',
};

const field = (name: string) => screen.getByRole('textbox', { name });

async function fill({ canvas, userEvent }: Tools, content = blog.content) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), blog.title);
  await fillIn(userEvent, field('Author'), blog.author);
  await fillIn(userEvent, field('Content'), content);
}

async function fillAndAdd(context: Tools) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Blog' }));
}

/** Title, author and content, all empty. */
export const Loaded = meta.story({ tags: ['phone'], play: untilShown('Content') });

Loaded.test('sends title, content and author, once', async (context) => {
  const { canvas, msw } = context;
  const sent = watchRequests(msw);
  await fill(context);
  const button = canvas.getByRole('button', { name: 'Add Blog' });
  // Two clicks before the page can render again.
  button.click();
  button.click();
  await waitFor(() => expect(field('Content')).toHaveValue(''));
  await expect(sent).toEqual([{ method: 'POST', path: '/api/blogs/create', body: blog }]);
});

/** A toast, and an empty form for the next blog. */
export const Added = meta.story({
  parameters: { responseCases: ['createBlog-ok'] },
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Blog added successfully!');
  },
});

Added.test('focuses the first field', async () => {
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

/** The server refuses the blog: its reason is shown, and the text stays. */
export const BadRequest = meta.story({
  parameters: { responseCases: ['createBlog-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('createBlog', { status: 400, message: 'title must not be empty' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('title must not be empty');
  },
});

BadRequest.test('keeps the text, and focuses the reason', async ({ canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('Not saved: title must not be empty');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(field('Title')).toHaveValue(blog.title);
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  parameters: { responseCases: ['createBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('createBlog', { message: '' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Failed to submit blog. Please try again.');
  },
});

export const Offline = Failed.extend({
  parameters: { responseCases: ['createBlog-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createBlog')),
});

/** While the blog is sent, the button is busy. */
export const Sending = meta.story({
  parameters: { responseCases: ['createBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('createBlog')),
  play: fillAndAdd,
});

Sending.test('has a busy button', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Add Blog' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

/** The text of an earlier visit is in the form, and a line says so. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { title: 'Half a thought', author: '', content: '' };
    const saved = { title: '', author: '', content: '' };
    localStorage.setItem('draft:add-blog', JSON.stringify({ saved, values }));
  },
  play: untilShown(/We kept what you typed/),
});

DraftRestored.test('has the text, and can be cleared', async ({ canvas, userEvent }) => {
  await expect(field('Title')).toHaveValue('Half a thought');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
  await expect(field('Title')).toHaveValue('');
  await expect(canvas.queryByText(/We kept/)).toBeNull();
});

/** A text of 400 words. */
export const LongContent = meta.story({
  name: 'Very long content',
  play: (context) => fill(context, longText),
});
