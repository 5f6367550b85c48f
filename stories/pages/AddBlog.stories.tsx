import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { respondWithError } from '#mocks/msw/scenarios.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { pending, refused } from '../support/responses.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

const meta = preview.meta({
  component: AddBlogPage,
  parameters: siteRoute(paths.addBlog),
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

Loaded.test('says on Ctrl+S that the text is kept', async (context) => {
  await fill(context);
  let isPrevented = false;
  const listen = (event: KeyboardEvent) => {
    isPrevented = event.defaultPrevented;
  };
  window.addEventListener('keydown', listen);
  await context.userEvent.keyboard('{Control>}s{/Control}');
  window.removeEventListener('keydown', listen);
  await screen.findByText("Kept in this browser. 'Add Blog' puts it on the site.");
  await expect(isPrevented).toBe(true);
});

/** A toast, and an empty form for the next blog. */
export const Added = meta.story({
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Blog added successfully!');
  },
});

Added.test('leads to its page and to the next one', async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: 'See it' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/blogs\/\w+$/));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Write another' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

/** The server refuses the blog: its reason is shown, and the text stays. */
export const BadRequest = meta.story(
  refused('createBlog', { status: 400, message: 'title must not be empty' }, { act: fillAndAdd }),
);

BadRequest.test('keeps the text, and focuses the reason', async ({ canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('Not saved: title must not be empty');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(field('Title')).toHaveValue(blog.title);
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithError('createBlog', { message: '' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Failed to submit blog. Please try again.');
  },
});

/** While the blog is sent, the button is busy. */
export const Sending = meta.story(pending('createBlog', 'Add Blog', { act: fillAndAdd }));

/** The text of an earlier visit is in the form, and a line says so. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { title: 'Half a thought', author: '', content: '' };
    const saved = { title: '', author: '', content: '' };
    localStorage.setItem('draft:add-blog', JSON.stringify({ saved, values }));
  },
  play: untilShown(/We kept what you typed/),
});

DraftRestored.test('is taken over once from a version without accounts', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await expect(localStorage.getItem('draft:add-blog')).toBeNull();
});

/** A form is cleared only after a question, because what was typed is then gone. */
export const AsksBeforeItClears = DraftRestored.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the form' }));
    await screen.findByText('Throw away what you typed?');
  },
});

AsksBeforeItClears.test('keeps the text, and throws it away', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(field('Title')).toHaveValue('Half a thought');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
  await userEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await expect(field('Title')).toHaveValue('');
  await expect(canvas.queryByText(/We kept/)).toBeNull();
});

/** A text of 400 words. */
export const LongContent = meta.story({
  play: (context) => fill(context, longText),
});
