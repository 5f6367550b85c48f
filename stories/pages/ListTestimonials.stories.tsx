import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { hang, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import ListTestimonialsPage from '#src/pages/Dashboard/ListTestimonialsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { findDialog } from '../support/findDialog.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { empty, failed, offline, pending } from '../support/responses.ts';
import { siteRoute } from '../support/siteRoute.ts';
import { untilShown } from '../support/untilShown.ts';

const [bimala, dipesh] = testimonials;

/** ListBlogs tests what both lists have in common: the search, the focus, Cancel, Escape. */
const meta = preview.meta({
  title: 'Pages/ListTestimonials',
  component: ListTestimonialsPage,
  parameters: siteRoute(paths.listTestimonials),
  beforeEach: () => writeStorySession(),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const expectRows = ({ canvas }: Pick<Context, 'canvas'>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count));

async function click({ canvas, userEvent }: Context, name: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(bimala.name) });
  await userEvent.click(within(row).getByRole('button', { name }));
}

/** Presses a button of the open dialog. */
const press = ({ userEvent }: Pick<Context, 'userEvent'>, name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

const messageField = () => screen.getByRole('textbox', { name: 'Message' });

/** A table with name, message and two buttons in each row. */
export const Loaded = meta.story({
  parameters: { responseCases: ['listTestimonials-ok'] },
  play: untilShown(bimala.name),
});

Loaded.test('has three columns', async (context) => {
  const heads = context.canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Name', 'Message', 'Actions']);
  await expectRows(context, testimonials.length);
});

export const Loading = meta.story(pending('listTestimonials', 'Loading testimonials...'));

export const Empty = meta.story(empty('listTestimonials', 'No testimonials found.'));

/** A toast, and a button that tries again. */
export const Failed = meta.story(failed('listTestimonials', 'Failed to fetch testimonials'));

Failed.test('offers to try again', async ({ canvas }) => {
  await expect(canvas.getByText('The testimonials could not be loaded.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Offline = meta.story(offline('listTestimonials', 'Failed to fetch testimonials'));

export const LongContent = meta.story({
  tags: ['phone'],
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(respondWith('listTestimonials', [longTestimonial])),
  play: untilShown(longTestimonial.name),
});

/** The words of the address are in the field, and one testimonial has them. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listTestimonials}?q=embassy`),
  play: (context) => expectRows(context, 1),
});

/** The name is read-only. */
export const Editing = meta.story({
  play: async (context) => {
    await click(context, 'Edit');
    await findDialog('Edit Testimonial');
  },
});

Editing.test(
  'sends the whole testimonial once, and shows it in the list',
  { parameters: { responseCases: ['updateTestimonial-ok'] } },
  async ({ canvas, msw, userEvent }) => {
    const sent = watchRequests(msw);
    const message = 'Line by line.';
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(messageField()).toHaveValue(bimala.message);
    await userEvent.clear(messageField());
    await userEvent.type(messageField(), message);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('Testimonial updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(message)).toBeVisible();
    const path = `/api/testimonials/update/${bimala._id}`;
    await expect(sent).toEqual([{ method: 'PUT', path, body: { ...bimala, message } }]);
  },
);

Editing.test('takes an empty message', async (context) => {
  await context.userEvent.clear(messageField());
  await press(context, 'Update');
  await expect(await screen.findByText('Testimonial updated successfully')).toBeInTheDocument();
});

/** While the testimonial is saved, the button is busy. */
export const Updating = Editing.extend({
  parameters: { responseCases: ['updateTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('updateTestimonial')),
  play: async (context) => {
    await Editing.input.play?.(context);
    await press(context, 'Update');
  },
});

/** The dialog stays open with the text, whatever the server says. */
export const UpdateFailed = Editing.extend({
  parameters: { responseCases: ['updateTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('updateTestimonial', { message: 'Not shown' })),
  play: async (context) => {
    await Editing.input.play?.(context);
    await context.userEvent.type(messageField(), ' And copies.');
    await press(context, 'Update');
    await screen.findByText('Failed to update testimonial');
  },
});

UpdateFailed.test('keeps the text', async () => {
  await expect(messageField()).toHaveValue(`${bimala.message} And copies.`);
  await expect(screen.queryByText('Not shown')).toBeNull();
});

/** Someone else has deleted the testimonial: the text can still be copied. */
export const UpdateConflict = Editing.extend({
  tags: ['picture'],
  parameters: { responseCases: ['updateTestimonial-404'] },
  play: async (context) => {
    await Editing.input.play?.(context);
    context.msw.use(...mockApi({ testimonials: [dipesh] }));
    await press(context, 'Update');
    await screen.findByText(/Someone else has deleted this testimonial\./);
    // The list behind the dialog is updated.
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  },
});

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({
  name: 'Asks before it deletes',
  play: async (context) => {
    await click(context, 'Delete');
    await findDialog('Are you sure you want to delete this testimonial?');
  },
});

DeleteAsked.test(
  'deletes it once',
  { parameters: { responseCases: ['deleteTestimonial-ok'] } },
  async (context) => {
    const sent = watchRequests(context.msw);
    await context.userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Testimonial deleted successfully')).toBeInTheDocument();
    await expectRows(context, testimonials.length - 1);
    const path = `/api/testimonials/delete/${bimala._id}`;
    await expect(sent).toEqual([{ method: 'DELETE', path, body: null }]);
  },
);

/** The dialog stays until the server has answered. */
export const Deleting = DeleteAsked.extend({
  name: 'Deleting',
  parameters: { responseCases: ['deleteTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('deleteTestimonial')),
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    await press(context, 'Delete');
  },
});

/** A toast says so, and the testimonial stays. */
export const DeleteFailed = meta.story({
  parameters: { responseCases: ['deleteTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('deleteTestimonial')),
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    await press(context, 'Delete');
    await screen.findByText('Failed to delete testimonial');
    await expectRows(context, testimonials.length);
  },
});

/** Someone else has deleted the testimonial: the page says so and loads the list again. */
export const DeleteConflict = meta.story({
  parameters: { responseCases: ['deleteTestimonial-404'] },
  play: async (context) => {
    await DeleteAsked.input.play?.(context);
    context.msw.use(...mockApi({ testimonials: [dipesh] }));
    await press(context, 'Delete');
    await screen.findByText(/Someone else has already deleted it/);
    await expectRows(context, 1);
  },
});
