import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { draftNotFound } from '#contracts/kind.ts';
import { respondWithError } from '#mocks/msw/scenarios.ts';
import { drafts } from '#mocks/serverFixtures.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import ListBlogsPage from '#src/pages/Dashboard/ListBlogsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { pending } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

const [, unfinished] = drafts;

const meta = preview.meta({
  title: 'AddBlog (server)',
  component: AddBlogPage,
  parameters: serverDashboardRoute(paths.addBlog, <AddBlogPage hasServer />),
});

const blog = { title: 'Rara', author: 'Sunita', content: 'Two days by bus.' };

async function fill({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), blog.title);
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), blog.author);
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), blog.content);
}

async function fillAndChoose(context: Tools) {
  await fill(context);
  const picture = new File(['picture'], 'rara-lake.jpg', { type: 'image/jpeg' });
  await context.userEvent.upload(await context.canvas.findByLabelText(/^Choose/), picture);
}

async function add({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
  await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
}

/** A picture can be added: a file or an address. */
export const Loaded = meta.story({ tags: ['phone'], play: untilShown('Picture address') });

Loaded.test(
  'saves no empty draft, and sends a blog without a picture as it is',
  async (context) => {
    const { canvas, msw, userEvent } = context;
    const sent = watchRequests(msw);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await expect(await screen.findByText('There is nothing to save yet.')).toBeInTheDocument();
    await fill(context);
    await add(context);
    await expect(sent).toEqual([{ method: 'POST', path: '/api/blogs/create', body: blog }]);
  },
);

export const Uploaded = meta.story({
  play: async (context) => {
    await fillAndChoose(context);
    await context.canvas.findByText('rara-lake.jpg is uploaded.');
  },
});

Loaded.test('leaves nothing of a failed upload in the next form', async (context) => {
  const { canvas, msw, userEvent } = context;
  msw.use(respondWithError('uploadPicture'));
  await fillAndChoose(context);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Formatting (Markdown)' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }));
  const panel = within(canvas.getByRole('group', { name: 'Picture in the text' }));
  await userEvent.upload(
    panel.getByLabelText(/^Choose/),
    new File(['p'], 'b.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  await add(context);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await expect(canvas.queryByRole('group', { name: 'Picture in the text' })).toBeNull();
});

Loaded.test('is saved as a draft, and goes on at the same place', async (context) => {
  const { canvas, userEvent } = context;
  await fill(context);
  await userEvent.keyboard('{ArrowLeft}{Control>}s{/Control}');
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  await canvas.findByRole('button', { name: 'Publish' });
  const content = canvas.getByRole('textbox', { name: 'Content' });
  await waitFor(() => expect(content).toHaveFocus());
  await userEvent.keyboard('!');
  await expect(content).toHaveValue('Two days by bus!.');
});

/** The blog is not sent before the picture has arrived. */
export const Uploading = meta.story(pending('uploadPicture', /^Uploading/, { act: fillAndChoose }));

const draftRoute = serverDashboardRoute(
  `${paths.addBlog}?draft=${unfinished._id}`,
  <AddBlogPage hasServer />,
  undefined,
  [{ path: paths.listBlogs, element: <ListBlogsPage hasServer /> }],
);

/** A draft on the server, which may lack what a blog needs. */
export const EditingDraft = meta.story({
  parameters: draftRoute,
  beforeEach: ({ msw }) => msw.use(...mockApi({ drafts })),
  play: untilShown('Save draft'),
});

EditingDraft.test('is saved as far as it is, and stays open', async ({ canvas, userEvent }) => {
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Sunita');
  await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save draft' })).toHaveFocus());
  await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveValue('Sunita');
  await expect(canvas.queryByText(/We kept what you typed/)).toBeNull();
});

EditingDraft.test('is saved by Ctrl+S while one goes on typing', async (context) => {
  const { canvas, msw, userEvent } = context;
  const sent = watchRequests(msw);
  const content = canvas.getByRole('textbox', { name: 'Content' });
  await userEvent.type(content, ' One{Control>}s{/Control} two');
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  await userEvent.keyboard(' three');
  await expect(content).toHaveFocus();
  await expect(content).toHaveValue(`${unfinished.content} One two three`);
  await expect(sent).toMatchObject([{ body: { content: `${unfinished.content} One` } }]);
});

EditingDraft.test(
  'keeps the text of a failure, and is published as it is typed',
  async (context) => {
    const { canvas, msw, userEvent } = context;
    await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Sunita');
    msw.use(respondWithError('updateDraft', draftNotFound));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Copy your text');
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveValue('Sunita');
    msw.use(...mockApi({ drafts }));
    await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'Both are fine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText('Blog published')).toBeInTheDocument();
    const link = await canvas.findByRole('link', { name: 'See it' });
    await expect(link).toHaveAttribute('href', paths.blog(unfinished._id));
  },
);

/** Someone else has saved the draft meanwhile: both texts, and nothing is overwritten. */
export const DraftChangedMeanwhile = meta.story({
  parameters: draftRoute,
  beforeEach: ({ msw }) => msw.use(...mockApi({ drafts })),
  play: async ({ canvas, msw, userEvent }) => {
    const author = await canvas.findByRole('textbox', { name: 'Author' });
    const saved = { ...unfinished, author: 'Dolma', updatedAt: '2026-11-26T06:00:00.000Z' };
    msw.use(...mockApi({ drafts: [saved] }));
    await fillIn(userEvent, author, 'Sunita');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await canvas.findByRole('region', { name: /^Someone else has changed this draft/ });
  },
});

EditingDraft.test('can be saved again after it could not be published', async (context) => {
  const { canvas, msw, userEvent } = context;
  msw.use(respondWithError('publishDraft', { status: 400, message: 'content must not be empty' }));
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Sunita');
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'Both are fine.');
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
  await canvas.findByText('Not published: content must not be empty');
  await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
  await expect(await screen.findByText('Draft saved')).toBeInTheDocument();
});

/** Somebody has published or deleted the draft. */
export const DraftGone = EditingDraft.extend({
  beforeEach: ({ msw }) => msw.use(respondWithError('getDraft', draftNotFound)),
  play: untilShown(/This draft is not there any more/),
});

/** A draft with formatting, beside its preview: the picture in the guide for staff. */
export const FormattedDraft = EditingDraft.extend({
  tags: ['picture', 'phone'],
  beforeEach: ({ msw }) => {
    const text =
      '## How they differ\n\nBoth are **accepted** for a visa.\n\n- IELTS: you talk to a person\n- PTE: you talk to a computer\n\n| Test | Answer |\n| - | - |\n| IELTS | some days |\n| PTE | two days |';
    const draft = {
      ...unfinished,
      author: 'Sunita Gurung',
      content: text,
      format: 'markdown' as const,
    };
    msw.use(...mockApi({ drafts: [draft] }));
  },
  play: untilShown('How they differ'),
});

/** Nothing is required of a draft; it is then open in its own form. */
export const SavedAsDraft = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), blog.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await canvas.findByRole('button', { name: 'Save draft' });
  },
});
