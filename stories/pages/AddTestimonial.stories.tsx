import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import AddTestimonialPage from '#src/pages/Dashboard/AddTestimonialPage.tsx';
import { paths } from '#src/pageTable.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn, type Tools, untilShown } from '../support/play.ts';
import { watchRequests } from '../support/responses.ts';
import { siteRoute } from '../support/routes.tsx';

/** AddBlog has what both forms have in common: failures, and what a draft does. */
const meta = preview.meta({
  component: AddTestimonialPage,
  parameters: siteRoute(paths.addTestimonial),
});

const testimonial = { name: 'Anisha Tamang', message: 'Good advice, in good time.' };

const field = (name: string) => screen.getByRole('textbox', { name });

async function fill({ canvas, userEvent }: Tools, message = testimonial.message) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Name' }), testimonial.name);
  await fillIn(userEvent, field('Message'), message);
}

/** Name and message, both empty. */
export const Loaded = meta.story({ tags: ['phone'], play: untilShown('Message') });

Loaded.test('is not sent while it is empty', async ({ canvas, msw, userEvent }) => {
  const sent = watchRequests(msw);
  await expect(field('Message').tagName).toBe('TEXTAREA');
  for (const name of ['Name', 'Message']) await expect(field(name)).toBeRequired();
  await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
  await expect(field('Name')).toHaveFocus();
  await expect(sent).toEqual([]);
});

/** A toast, and an empty form for the next testimonial. */
export const Added = meta.story({
  play: untilShown('Testimonial added successfully!', async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
  }),
});

Added.test('leads to the page and to the next one', async ({ canvas, userEvent }) => {
  await expect(field('Message').matches(':user-invalid')).toBe(false);
  await expect(canvas.getByText(/^What Anisha Tamang says is on the site\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    paths.testimonials,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Write another' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

/** A text of 400 words. */
export const LongContent = meta.story({
  play: (context) => fill(context, longText),
});
