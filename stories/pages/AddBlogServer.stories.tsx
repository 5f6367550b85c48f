import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonErrors } from '#contracts/endpoint.ts';
import { pictureErrors } from '#contracts/pictures.ts';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { UPLOADED_URL } from '#mocks/serverFixtures.ts';
import AddBlogPage from '#src/pages/Dashboard/AddBlogPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { expectSignInAgain, serverDashboardRoute } from '../support/serverDashboard.tsx';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Pages/AddBlog (server)',
  component: AddBlogPage,
  parameters: serverDashboardRoute(paths.addBlog, <AddBlogPage hasServer />),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

async function fill({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Title' }), 'Rara');
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Author' }), 'Sunita');
  await fillIn(userEvent, canvas.getByRole('textbox', { name: 'Content' }), 'Two days by bus.');
}

async function choose({ canvas, userEvent }: Tools) {
  const picture = new File(['picture'], 'rara-lake.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await canvas.findByLabelText(/^Choose/), picture);
}

/** With a server there is a picture, too: a file or an address. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Picture' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Picture address' })).not.toBeRequired();
  },
});

/** The picture's address is sent with the blog, and the form is empty again. */
export const Added = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await choose(context);
    await expect(await canvas.findByText('rara-lake.jpg is uploaded.')).toBeVisible();
    await fill(context);
    const { sent, handler } = watchRequests();
    msw.use(handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
    await expect(sent).toMatchObject([{ body: { title: 'Rara', imageUrl: UPLOADED_URL } }]);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Picture address' })).toHaveValue(''),
    );
    await expect(canvas.queryByText('rara-lake.jpg is uploaded.')).toBeNull();
  },
});

/** Without a picture the blog is sent as from any other site. */
export const AddedWithoutPicture = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
    await expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/blogs/create',
        body: { title: 'Rara', author: 'Sunita', content: 'Two days by bus.' },
      },
    ]);
  },
});

/** Another picture than the one that is chosen: the text is still there. */
async function expectProblem(context: Tools, text: string) {
  await fill(context);
  await choose(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(context.canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Rara');
}

/** The file is no picture that can be read. */
export const Damaged = meta.story({
  parameters: { responseCases: ['uploadPicture-400'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', pictureErrors.damaged)),
  play: (context) => expectProblem(context, 'The picture is damaged and cannot be read.'),
});

/** The draft is kept for the next sign-in. */
export const SessionEnded = meta.story({
  parameters: { responseCases: ['uploadPicture-401'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', commonErrors.signInFirst)),
  play: async (context) => {
    await fill(context);
    await choose(context);
    await expectSignInAgain(context);
  },
});

/** The server takes uploads from its own pages only. */
export const Forbidden = meta.story({
  parameters: { responseCases: ['uploadPicture-403'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', commonErrors.otherSite)),
  play: (context) => expectProblem(context, 'This request does not come from a page of the site.'),
});

/** A picture of more than 40 megapixels is refused. */
export const TooLarge = meta.story({
  parameters: { responseCases: ['uploadPicture-413'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', pictureErrors.tooManyPixels)),
  play: (context) => expectProblem(context, 'The picture has more than 40 megapixels.'),
});

/** A file of another type, which the browser let through. */
export const NoPicture = meta.story({
  parameters: { responseCases: ['uploadPicture-415'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', pictureErrors.wrongType)),
  play: (context) => expectProblem(context, 'Only JPEG, PNG, WebP and AVIF'),
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  parameters: { responseCases: ['uploadPicture-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', { message: '' })),
  play: (context) => expectProblem(context, 'The picture could not be uploaded.'),
});

/** The storage of the pictures cannot be reached. */
export const Busy = meta.story({
  parameters: { responseCases: ['uploadPicture-503'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('uploadPicture', pictureErrors.noStorage)),
  play: (context) => expectProblem(context, 'The storage of the pictures is not available.'),
});

export const Offline = meta.story({
  parameters: { responseCases: ['uploadPicture-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('uploadPicture')),
  play: (context) => expectProblem(context, 'The server could not be reached.'),
});

/** The blog is not sent before the picture has arrived. */
export const Uploading = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    // The upload may reach its handler only after the progress is shown.
    msw.use(hang('uploadPicture'), handler);
    await fill(context);
    await choose(context);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(sent).toEqual([]);
  },
});

/** The blog can be sent without it. */
export const UploadCancelled = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Uploading.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByText('The upload is cancelled.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Blog' }));
    await expect(await screen.findByText('Blog added successfully!')).toBeInTheDocument();
  },
});

/** The draft has the address of the picture. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const saved = { title: '', author: '', content: '', imageUrl: '' };
    const values = { ...saved, title: 'Rara', imageUrl: UPLOADED_URL };
    localStorage.setItem('draft:add-blog', JSON.stringify({ saved, values }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Picture address' })).toHaveValue(
      UPLOADED_URL,
    );
    await waitFor(() => expect(canvas.getByRole('presentation')).toBeVisible());
    await expect(canvas.getByText(/We kept what you typed/)).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Choose a picture')).toBeInTheDocument();
    await expectNoHorizontalScroll();
  },
});
