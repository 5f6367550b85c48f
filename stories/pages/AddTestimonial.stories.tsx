import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import AddTestimonialPage from '#src/pages/Dashboard/AddTestimonialPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { longText } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';
import { untilShown } from '../support/untilShown.ts';

/** AddBlog tests what both forms have in common: the focus, a double click, what a draft does. */
const meta = preview.meta({
  title: 'Pages/AddTestimonial',
  component: AddTestimonialPage,
  parameters: siteRoute(paths.addTestimonial),
  beforeEach: () => writeStorySession(),
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

Loaded.test('has a line for the name and an area for the message', async () => {
  await expect(field('Name').tagName).toBe('INPUT');
  await expect(field('Message').tagName).toBe('TEXTAREA');
});

Loaded.test('sends name and message', async (context) => {
  const sent = watchRequests(context.msw);
  await fillAndAdd(context);
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  const path = '/api/testimonials/create';
  await expect(sent).toEqual([{ method: 'POST', path, body: testimonial }]);
  await expect(localStorage.getItem('draft:add-testimonial')).toBeNull();
});

/** A toast, and an empty form for the next testimonial. */
export const Added = meta.story({
  parameters: { responseCases: ['createTestimonial-ok'] },
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Testimonial added successfully!');
  },
});

/** The server's message is shown, and the text stays in the form. */
export const BadRequest = meta.story({
  parameters: { responseCases: ['createTestimonial-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('createTestimonial', { status: 400, message: 'name is too long' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('name is too long');
  },
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  parameters: { responseCases: ['createTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('createTestimonial', { message: '' })),
  play: async (context) => {
    await fillAndAdd(context);
    await screen.findByText('Failed to submit testimonial. Please try again.');
  },
});

export const Offline = Failed.extend({
  parameters: { responseCases: ['createTestimonial-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createTestimonial')),
});

/** While the testimonial is sent, the button is busy. */
export const Sending = meta.story({
  parameters: { responseCases: ['createTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('createTestimonial')),
  play: fillAndAdd,
});

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
  name: 'Very long content',
  play: (context) => fill(context, longText),
});
