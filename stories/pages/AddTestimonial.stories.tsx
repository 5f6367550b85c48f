import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { respondWithError } from '#mocks/msw/scenarios.ts';
import AddTestimonialPage from '#src/pages/Dashboard/AddTestimonialPage.tsx';
import { paths } from '#src/pageTable.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { offline, pending, refused } from '../support/responses.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

/** AddBlog tests what both forms have in common: the focus, what a draft does. */
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

async function fillAndAdd(context: Tools) {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
}

/** Name and message, both empty. */
export const Loaded = meta.story({ tags: ['phone'], play: untilShown('Message') });

/** A toast, and an empty form for the next testimonial. */
export const Added = meta.story({
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Testimonial added successfully!');
  },
});

Added.test('leads to the page and to the next one', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^What Anisha Tamang says is on the site\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    paths.testimonials,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Write another' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

/** The server's message is shown, and the text stays in the form. */
export const BadRequest = meta.story(
  refused('createTestimonial', { status: 400, message: 'name is too long' }, { act: fillAndAdd }),
);

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithError('createTestimonial', { message: '' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Failed to submit testimonial. Please try again.');
  },
});

export const Offline = meta.story(
  offline('createTestimonial', 'Failed to submit testimonial. Please try again.', {
    act: fillAndAdd,
  }),
);

/** While the testimonial is sent, the button is busy. */
export const Sending = meta.story(
  pending('createTestimonial', 'Add Testimonial', { act: fillAndAdd }),
);

/** The text from before a reload or a logout is restored. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { name: testimonial.name, message: 'Half a sen' };
    const saved = { name: '', message: '' };
    localStorage.setItem('draft:add-testimonial', JSON.stringify({ saved, values }));
  },
  play: untilShown(/We kept what you typed/),
});

/** A text of 400 words. */
export const LongContent = meta.story({
  play: (context) => fill(context, longText),
});
