import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { draftNotFound } from '#contracts/kind.ts';
import { respondWithError } from '#mocks/msw/scenarios.ts';
import { drafts } from '#mocks/serverFixtures.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn, type Tools, untilShown } from '../support/play.ts';
import { mockApi, pending, refused, seeded, watchRequests } from '../support/responses.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

const [, unfinished] = drafts;

const meta = preview.meta({
  component: AddBlogPage,
  parameters: siteRoute(paths.addBlog),
});

const serverRoute = (query = '') =>
  serverDashboardRoute(paths.addBlog + query, <AddBlogPage hasServer />, [
    { path: paths.listBlogs, element: <ListBlogsPage hasServer /> },
  ]);

const blog = { title: 'Rara', author: 'Sunita', content: 'Two days by bus.' };

const field = (name: string) => screen.getByRole('textbox', { name });

async function fill({ canvas, userEvent }: Tools, content = blog.content) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), blog.title);
  await fillIn(userEvent, field('Author'), blog.author);
  await fillIn(userEvent, field('Content'), content);
}

const press = ({ canvas, userEvent }: Tools, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function fillAndAdd(context: Tools) {
  await fill(context);
  await press(context, 'Add Blog');
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
export const Added = meta.story({ play: untilShown('Blog added successfully!', fillAndAdd) });

Added.test('leads to its page and to the next one', async (context) => {
  const link = await context.canvas.findByRole('link', { name: 'See it' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/blogs\/\w+$/));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await press(context, 'Write another');
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
  play: untilShown('Failed to submit blog. Please try again.', fillAndAdd),
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

DraftRestored.test('is taken over once from a version without accounts', async () => {
  await expect(field('Title')).toHaveValue('Half a thought');
  await expect(localStorage.getItem('draft:add-blog')).toBeNull();
});

/** A form is cleared only after a question, because what was typed is then gone. */
export const AsksBeforeItClears = DraftRestored.extend({
  play: untilShown('Throw away what you typed?', async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Clear the form' })),
  ),
});

AsksBeforeItClears.test('keeps the text, and throws it away', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(field('Title')).toHaveValue('Half a thought');
  await press(context, 'Clear the form');
  await userEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await expect(field('Title')).toHaveValue('');
  await expect(canvas.queryByText(/We kept/)).toBeNull();
});

/** A text of 400 words. */
export const LongContent = meta.story({
  play: (context) => fill(context, longText),
});

/** A picture can be added, a file or an address; a draft needs none of the fields. */
export const WithServer = meta.story({
  tags: ['picture', 'phone'],
  parameters: serverRoute(),
  play: untilShown('Picture address'),
});

WithServer.test(
  'sends what it has, saves no empty draft, and goes on with one',
  async (context) => {
    const { canvas, msw, userEvent } = context;
    await press(context, 'Save as draft');
    await expect(await screen.findByText('There is nothing to save yet.')).toBeInTheDocument();
    msw.use(respondWithError('createDraft', { message: 'Not yet' }));
    await userEvent.type(field('Content'), 'Two{Control>}s{/Control}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved: Not yet');
    await userEvent.clear(field('Content'));
    msw.use(...mockApi());
    const sent = watchRequests(msw);
    await fillAndAdd(context);
    await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
    await expect(sent).toEqual([{ method: 'POST', path: '/api/blogs/create', body: blog }]);

    // A failed upload leaves nothing in the next form.
    await waitFor(() => expect(field('Title')).toHaveFocus());
    msw.use(respondWithError('uploadPicture'));
    await fill(context);
    const picture = new File(['picture'], 'rara-lake.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/^Choose/), picture);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Formatting (Markdown)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }));
    const panel = within(canvas.getByRole('group', { name: 'Picture in the text' }));
    await userEvent.upload(panel.getByLabelText(/^Choose/), picture);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await press(context, 'Add Blog');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: 'Picture in the text' })).toBeNull();

    // A draft goes on at the same place.
    await fill(context);
    await userEvent.keyboard('{ArrowLeft}{Control>}s{/Control}');
    await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Publish' });
    await waitFor(() => expect(field('Content')).toHaveFocus());
    await userEvent.keyboard('!');
    await expect(field('Content')).toHaveValue('Two days by bus!.');
  },
);

/** A draft on the server, which may lack what a blog needs. */
export const EditingDraft = meta.story(
  seeded({ drafts }, 'Save draft', { parameters: serverRoute(`?draft=${unfinished._id}`) }),
);

EditingDraft.test('keeps the text of a failure, and is saved and published', async (context) => {
  const { canvas, msw, userEvent } = context;
  await fillIn(userEvent, field('Author'), 'Sunita');
  msw.use(respondWithError('updateDraft', draftNotFound));
  await press(context, 'Save draft');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('What you typed is kept');
  await expect(field('Author')).toHaveValue('Sunita');

  // The answer was lost: it is saved.
  const updatedAt = '2026-11-26T06:00:00.000Z';
  msw.use(...mockApi({ drafts: [{ ...unfinished, author: 'Sunita', updatedAt }] }));
  await press(context, 'Save draft');
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save draft' })).toHaveFocus());
  await expect(field('Author')).toHaveValue('Sunita');
  await expect(canvas.queryByText(/We kept what you typed/)).toBeNull();

  // Ctrl+S saves while one goes on typing.
  const sent = watchRequests(msw);
  await userEvent.type(field('Content'), ' One{Control>}s{/Control} two');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.keyboard(' three');
  await expect(field('Content')).toHaveFocus();
  await expect(field('Content')).toHaveValue(`${unfinished.content} One two three`);
  await expect(sent).toMatchObject([{ body: { content: `${unfinished.content} One` } }]);

  // It is published as it is typed.
  await press(context, 'Publish');
  await expect(await screen.findByText('Blog published')).toBeInTheDocument();
  const link = await canvas.findByRole('link', { name: 'See it' });
  await expect(link).toHaveAttribute('href', paths.blog(unfinished._id));
});

EditingDraft.test('is kept if it cannot be published, or is already', async (context) => {
  const { canvas, msw, userEvent } = context;
  msw.use(respondWithError('publishDraft', { status: 400, message: 'content must not be empty' }));
  await fillIn(userEvent, field('Author'), 'Sunita');
  await fillIn(userEvent, field('Content'), 'Both are fine.');
  await press(context, 'Publish');
  await canvas.findByText('Not published: content must not be empty');
  await press(context, 'Save draft');
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();

  // Someone else publishes it: what is typed goes on there.
  await userEvent.type(field('Content'), ' Really.');
  const published = { ...unfinished, author: 'Sunita', content: 'Both are fine.' };
  msw.use(...mockApi({ drafts: [], blogs: [published] }));
  await press(context, 'Publish');
  await canvas.findByText(/^This draft is not there any more/);
  const [link = document.body] = canvas.getAllByRole('link', { name: 'List Blogs' });
  await userEvent.click(link);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Blog' }));
  await screen.findByRole('dialog');
  await expect(field('Content')).toHaveValue('Both are fine. Really.');
});

/** Someone else has saved the draft meanwhile: both texts, and nothing is overwritten. */
export const DraftChangedMeanwhile = EditingDraft.extend({
  play: async (context) => {
    const author = await context.canvas.findByRole('textbox', { name: 'Author' });
    const saved = { ...unfinished, author: 'Dolma', updatedAt: '2026-11-26T06:00:00.000Z' };
    context.msw.use(...mockApi({ drafts: [saved] }));
    await fillIn(context.userEvent, author, 'Sunita');
    await press(context, 'Save draft');
    await context.canvas.findByRole('region', { name: /^Someone else has changed this draft/ });
  },
});

/** Somebody has published or deleted the draft. */
export const DraftGone = EditingDraft.extend({
  beforeEach: ({ msw }) => msw.use(respondWithError('getDraft', draftNotFound)),
  play: untilShown(/This draft is not there any more/),
});

const formatted = `## How they differ

Both are **accepted** for a visa.

- IELTS: you talk to a person
- PTE: you talk to a computer

| Test | Answer |
| - | - |
| IELTS | some days |
| PTE | two days |`;

/** A draft with formatting, beside its preview: the picture in the guide for staff. */
export const FormattedDraft = EditingDraft.extend({
  tags: ['picture', 'phone'],
  ...seeded(
    {
      drafts: [{ ...unfinished, author: 'Sunita Gurung', content: formatted, format: 'markdown' }],
    },
    'How they differ',
  ),
});
