import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Pages/AddBlog',
  component: AddBlogPage,
  parameters: siteRoute(paths.addBlog),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

async function fill({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), 'Visas');
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Prakash Gurung');
  await fillIn(
    userEvent,
    canvas.getByRole('textbox', { name: 'Content' }),
    'Start early.\nBring copies.',
  );
}

/** Title, author and content, all empty. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add Blog' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
  },
});

/** Title, content and author are sent, once. */
export const Added = meta.story({
  parameters: { responseCases: ['createBlog-ok'] },
  play: async (context) => {
    const { canvas, msw } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    await fill(context);
    const button = canvas.getByRole('button', { name: 'Add Blog' });
    // Two clicks before the page can render again.
    button.click();
    button.click();
    await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveValue(''));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/blogs/create',
        body: {
          title: 'Visas',
          content: 'Start early.\nBring copies.',
          author: 'Prakash Gurung',
        },
      },
    ]);
  },
});

/** The server refuses the blog: its reason is shown, and the text stays. */
export const BadRequest = meta.story({
  parameters: { responseCases: ['createBlog-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('createBlog', { status: 400, message: 'title must not be empty' })),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(await screen.findByText('title must not be empty')).toBeInTheDocument();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Not saved: title must not be empty',
    );
    await expect(context.canvas.getByRole('alert')).toHaveFocus();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Visas');
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['createBlog-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createBlog')),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(
      await screen.findByText('Failed to submit blog. Please try again.'),
    ).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Visas');
  },
});

/** The body is larger than 1 MB. */
export const TooLarge = meta.story({
  parameters: { responseCases: ['createBlog-413'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('createBlog', { status: 413, message: 'The body is over 1 MB' })),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(await screen.findByText('The body is over 1 MB')).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Visas');
  },
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  parameters: { responseCases: ['createBlog-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('createBlog', { message: '' })),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(
      await screen.findByText('Failed to submit blog. Please try again.'),
    ).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Visas');
  },
});

/** While the blog is sent, the button is busy. */
export const Sending = meta.story({
  parameters: { responseCases: ['createBlog-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('createBlog')),
  play: async (context) => {
    await fill(context);
    const button = context.canvas.getByRole('button', { name: 'Add Blog' });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The text of an earlier visit is in the form, and a line says so. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { title: 'Half a thought', author: '', content: '' };
    const saved = { title: '', author: '', content: '' };
    localStorage.setItem('draft:add-blog', JSON.stringify({ saved, values }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Half a thought',
    );
    await expect(canvas.getByText(/We kept what you typed/)).toBeVisible();
  },
});

/** A text of 400 words is sent in full. */
export const LongContent = meta.story({
  name: 'Very long content',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler, hang('createBlog'));
    await fill(context);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Content' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Content' }));
    await userEvent.paste(longText);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { content: longText } }]));
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveValue(longText);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Blog' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
