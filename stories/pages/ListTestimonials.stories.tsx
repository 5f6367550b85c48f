import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { longTestimonial, testimonials } from '#mocks/fixtures.ts';
import { respondWith } from '#mocks/msw/scenarios.ts';
import ListTestimonialsPage from '#src/pages/Dashboard/ListTestimonialsPage.tsx';
import { paths } from '#src/pageTable.ts';
import { pressInDialog, untilDialog } from '../support/findDialog.ts';
import { expectCount, fillIn, findPart, pressIn, untilShown } from '../support/play.ts';
import { failed, mockApi, pending, responded } from '../support/responses.ts';
import { serverDashboardRoute, siteRoute } from '../support/routes.tsx';

const [bimala, dipesh] = testimonials;

/** ListBlogs has what both lists have in common, such as every failure. */
const meta = preview.meta({
  component: ListTestimonialsPage,
  parameters: siteRoute(paths.listTestimonials),
});

const edit = untilDialog('Edit Testimonial', (tools) => pressIn(tools, 'row', bimala.name, 'Edit'));

const messageField = () => screen.getByRole('textbox', { name: 'Message' });

/** A table with name, message and two buttons in each row. */
export const Loaded = meta.story({
  play: untilShown(bimala.name),
});

export const Loading = meta.story(pending('listTestimonials', 'Loading testimonials...'));

export const Empty = meta.story(responded('listTestimonials', [], 'No testimonials found.'));

/** A toast, and a button that tries again. */
export const Failed = meta.story(failed('listTestimonials', 'Failed to fetch testimonials'));

/** A very long message and name; a sample, which is empty. */
export const LongContent = meta.story({
  tags: ['phone'],
  ...responded(
    'listTestimonials',
    [longTestimonial, { _id: '2', name: 'Jo', message: '', _sample: true }],
    longTestimonial.name,
  ),
});

/** The words of the address are in the field, and one testimonial has them. */
export const Searched = meta.story({
  parameters: siteRoute(`${paths.listTestimonials}?q=embassy`),
  play: (context) => expectCount(context, 'rowheader', 1),
});

/** The name is read-only. */
export const Editing = meta.story({ tags: ['phone'], play: edit });

Editing.test('keeps the name, and leads to the message unless it is empty', async (context) => {
  await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  await expect(messageField()).toHaveFocus();
  await context.userEvent.clear(messageField());
  await fillIn(context.userEvent, messageField(), 'Thank you.');
  await pressInDialog(context, 'Update');
  await expect(await screen.findByText('Testimonial updated successfully')).toBeInTheDocument();
  const row = await findPart(context, 'row', bimala.name);
  await expect(await row.findByText('Thank you.')).toBeVisible();
  await expect(row.queryByText(bimala.message)).toBeNull();
  const link = await row.findByRole('link', { name: 'See it' });
  await expect(link).toHaveAttribute('href', paths.testimonials);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit(context);
  await context.userEvent.clear(messageField());
  await pressInDialog(context, 'Update');
  await waitFor(() => expect(row.queryByText('Thank you.')).toBeNull());
  await expect(row.queryByRole('link', { name: 'See it' })).toBeNull();
});

Editing.test('takes the entry from the response, as it was saved', async (context) => {
  const saved = { ...bimala, name: 'Bimala R.', message: 'Thank you.' };
  context.msw.use(respondWith('updateTestimonial', saved));
  await fillIn(context.userEvent, messageField(), ' Thank you . ');
  await pressInDialog(context, 'Update');
  const row = await findPart(context, 'row', saved.name);
  await expect(row.getByText(saved.message)).toBeVisible();
});

/** Someone else has saved another text: both stand there, and nothing is overwritten. */
export const ChangedMeanwhile = meta.story({
  play: async (context) => {
    await edit(context);
    const saved = {
      ...bimala,
      message: 'Thank you, all of you.',
      updatedAt: '2026-11-26T06:00:00.000Z',
    };
    context.msw.use(...mockApi({ testimonials: [saved, dipesh] }));
    await fillIn(context.userEvent, messageField(), ' And copies.');
    await pressInDialog(context, 'Update');
    await screen.findByRole('region', { name: /^Someone else has changed this testimonial/ });
  },
});

/** The dialog asks first, with the focus at Cancel. */
export const DeleteAsked = meta.story({
  name: 'Asks before it deletes',
  play: untilDialog('Are you sure you want to delete this testimonial?', (tools) =>
    pressIn(tools, 'row', bimala.name, 'Delete'),
  ),
});

DeleteAsked.test(
  'leaves Undo in its place with a server, which puts it back',
  { parameters: serverDashboardRoute(paths.listTestimonials, <ListTestimonialsPage hasServer />) },
  async (context) => {
    await pressInDialog(context, 'Delete');
    const undo = await context.canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await context.userEvent.click(undo);
    await expectCount(context, 'rowheader', testimonials.length);
  },
);
