import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import ListTestimonialsPage from '#src/pages/Dashboard/ListTestimonialsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const [bimala, dipesh, pasang] = testimonials;

const meta = preview.meta({
  title: 'Pages/ListTestimonials',
  component: ListTestimonialsPage,
  parameters: siteRoute(paths.listTestimonials),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function findRow({ canvas }: Pick<Tools, 'canvas'>, name: string) {
  return within(await canvas.findByRole('row', { name: new RegExp(name) }));
}

async function openEditDialog(tools: Tools, name: string) {
  const row = await findRow(tools, name);
  await tools.userEvent.click(row.getByRole('button', { name: 'Edit' }));
  return within(await findDialog('Edit Testimonial'));
}

async function openDeleteDialog(tools: Tools, name: string) {
  const row = await findRow(tools, name);
  await tools.userEvent.click(row.getByRole('button', { name: 'Delete' }));
  return within(await findDialog('Are you sure you want to delete this testimonial?'));
}

/** A table with name, message and two buttons in each row. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Message', 'Actions']);
    for (const { name } of testimonials)
      await expect(await canvas.findByRole('rowheader', { name })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['listTestimonials-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('listTestimonials')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading testimonials...')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  beforeEach: ({ msw }) => msw.use(respondWith('listTestimonials', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials found.')).toBeVisible();
  },
});

/** The server fails: a toast, and an alert with a button to try again. */
export const Failed = meta.story({
  parameters: { responseCases: ['listTestimonials-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('listTestimonials')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch testimonials')).toBeInTheDocument();
    await expect(canvas.getByText('The testimonials could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['listTestimonials-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('listTestimonials')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to fetch testimonials')).toBeInTheDocument();
    await expect(canvas.getByText('The testimonials could not be loaded.')).toBeVisible();
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('listTestimonials', [longTestimonial])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTestimonial.name)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** The whole testimonial is sent, and the list shows the server's response. */
export const Updated = meta.story({
  parameters: { responseCases: ['updateTestimonial-ok'] },
  play: async (context) => {
    const { msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openEditDialog(context, dipesh.name);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Message' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Line by line.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('Testimonial updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await findRow(context, dipesh.name);
    await expect(row.getByText('Line by line.')).toBeVisible();
    await expect(sent).toEqual([
      {
        method: 'PUT',
        path: `/api/testimonials/update/${dipesh._id}`,
        body: { ...dipesh, message: 'Line by line.' },
      },
    ]);
  },
});

/** The message of a testimonial may be empty. */
export const UpdatedToEmpty = meta.story({
  play: async (context) => {
    const dialog = await openEditDialog(context, bimala.name);
    await context.userEvent.clear(dialog.getByRole('textbox', { name: 'Message' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('Testimonial updated successfully')).toBeInTheDocument();
  },
});

/** The dialog has the message of the testimonial. */
export const Editing = meta.story({
  play: async (context) => {
    const dialog = await openEditDialog(context, bimala.name);
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(bimala.message);
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
});

/** Sends an edit that fails: the dialog stays open with its text, and the site's message is shown. */
async function expectUpdateToFail(context: Context) {
  const dialog = await openEditDialog(context, bimala.name);
  await context.userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), ' And copies.');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await expect(await screen.findByText('Failed to update testimonial')).toBeInTheDocument();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `${bimala.message} And copies.`,
  );
  await expect(screen.queryByText('Not shown')).toBeNull();
}

/** The server fails: the dialog stays open with the text. */
export const UpdateFailed = meta.story({
  parameters: { responseCases: ['updateTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateTestimonial', { message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The server refuses the text: the dialog stays open with it. */
export const UpdateBadRequest = meta.story({
  parameters: { responseCases: ['updateTestimonial-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('updateTestimonial', { status: 400, message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The text is longer than the server takes: the dialog stays open with it. */
export const UpdateTooLarge = meta.story({
  parameters: { responseCases: ['updateTestimonial-413'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('updateTestimonial', { status: 413, message: 'Not shown' })),
  play: expectUpdateToFail,
});

/** The server cannot be reached: the dialog stays open with the text. */
export const UpdateOffline = meta.story({
  parameters: { responseCases: ['updateTestimonial-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('updateTestimonial')),
  play: expectUpdateToFail,
});

/** While the testimonial is saved, the button is busy. */
export const Updating = meta.story({
  parameters: { responseCases: ['updateTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('updateTestimonial')),
  play: async (context) => {
    const dialog = await openEditDialog(context, bimala.name);
    const button = dialog.getByRole('button', { name: 'Update' });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Someone else has deleted the testimonial: the dialog says so and keeps the text. */
export const UpdateConflict = meta.story({
  tags: ['picture'],
  parameters: { responseCases: ['updateTestimonial-404'] },
  play: async (context) => {
    const dialog = await openEditDialog(context, bimala.name);
    context.msw.use(...mockApi([], { testimonials: [dipesh] }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else has deleted this testimonial.',
    );
    // The list behind the dialog is updated.
    await waitFor(() =>
      expect(context.canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(1),
    );
  },
});

/** A double click on the button deletes once; a toast says so. */
export const Deleted = meta.story({
  parameters: { responseCases: ['deleteTestimonial-ok'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openDeleteDialog(context, pasang.name);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Testimonial deleted successfully')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')).toHaveLength(testimonials.length - 1),
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Delete'));
    await expect(sent).toEqual([
      { method: 'DELETE', path: `/api/testimonials/delete/${pasang._id}`, body: null },
    ]);
  },
});

/** The site's message is shown and the entry is still in the list. */
async function expectDeleteToFail(context: Context) {
  const dialog = await openDeleteDialog(context, bimala.name);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect(await screen.findByText('Failed to delete testimonial')).toBeInTheDocument();
  await waitFor(() =>
    expect(context.canvas.getAllByRole('rowheader')).toHaveLength(testimonials.length),
  );
  await expect(context.canvas.queryByText(/already deleted it/)).toBeNull();
}

/** The server fails: a toast says so, and the testimonial stays. */
export const DeleteFailed = meta.story({
  parameters: { responseCases: ['deleteTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteTestimonial')),
  play: expectDeleteToFail,
});

/** The server cannot be reached: a toast says so, and the testimonial stays. */
export const DeleteOffline = meta.story({
  parameters: { responseCases: ['deleteTestimonial-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('deleteTestimonial')),
  play: expectDeleteToFail,
});

/** Escape does not close the dialog while the request is pending. */
export const Deleting = meta.story({
  parameters: { responseCases: ['deleteTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('deleteTestimonial')),
  play: async (context) => {
    const dialog = await openDeleteDialog(context, bimala.name);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(bimala.name)).toBeVisible();
  },
});

/** Enter cancels, because the focus is there, and nothing is sent. */
export const DeleteCancelled = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    const dialog = await openDeleteDialog(context, bimala.name);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(testimonials.length));
    await expect(sent).toEqual([]);
  },
});

/** Someone else has deleted the testimonial: the page says so and loads the list again. */
export const DeleteConflict = meta.story({
  parameters: { responseCases: ['deleteTestimonial-404'] },
  play: async (context) => {
    const dialog = await openDeleteDialog(context, bimala.name);
    context.msw.use(...mockApi([], { testimonials: [dipesh] }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Failed to delete testimonial')).toBeInTheDocument();
    await expect(
      await context.canvas.findByText(/Someone else has already deleted it/),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
});

/** The words of the address are in the field, and one testimonial has them. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listTestimonials}?q=embassy`),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('searchbox')).toHaveValue('embassy');
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(testimonials.length));
    await expectNoHorizontalScroll();
  },
});
