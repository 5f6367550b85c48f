import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import AddTestimonialPage from '#src/pages/Dashboard/AddTestimonialPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { mockApi, watchRequests } from '../support/mockApi.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Pages/AddTestimonial',
  component: AddTestimonialPage,
  parameters: siteRoute(paths.addTestimonial),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

async function fill({ canvas, userEvent }: Tools) {
  await fillIn(userEvent, await canvas.findByRole('textbox', { name: 'Name' }), 'Anisha Tamang');
  await fillIn(
    userEvent,
    canvas.getByRole('textbox', { name: 'Message' }),
    'Good advice, in good time.',
  );
}

/** Name and message, both empty. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add Testimonial' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Add Testimonial',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' }).tagName).toBe('INPUT');
    await expect(canvas.getByRole('textbox', { name: 'Message' }).tagName).toBe('TEXTAREA');
  },
});

/** A toast appears and the form is empty again. A double click sends only once. */
export const Added = meta.story({
  parameters: { responseCases: ['createTestimonial-ok'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler);
    await fill(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(await screen.findByText('Testimonial added successfully!')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/testimonials/create',
        body: { name: 'Anisha Tamang', message: 'Good advice, in good time.' },
      },
    ]);
    await expect(localStorage.getItem('draft:add-testimonial')).toBeNull();
  },
});

/** The server's message is shown, and the text stays in the form. */
export const BadRequest = meta.story({
  parameters: { responseCases: ['createTestimonial-400'] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('createTestimonial', { status: 400, message: 'name is too long' })),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(await screen.findByText('name is too long')).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Good advice, in good time.',
    );
  },
});

export const Offline = meta.story({
  parameters: { responseCases: ['createTestimonial-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('createTestimonial')),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(
      await screen.findByText('Failed to submit testimonial. Please try again.'),
    ).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Anisha Tamang',
    );
  },
});

/** The body is larger than 1 MB. */
export const TooLarge = meta.story({
  parameters: { responseCases: ['createTestimonial-413'] },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWithError('createTestimonial', { status: 413, message: 'The body is over 1 MB' }),
    ),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(await screen.findByText('The body is over 1 MB')).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Anisha Tamang',
    );
  },
});

/** If the server sends no message, the site shows its own. */
export const Failed = meta.story({
  parameters: { responseCases: ['createTestimonial-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('createTestimonial', { message: '' })),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add Testimonial' }));
    await expect(
      await screen.findByText('Failed to submit testimonial. Please try again.'),
    ).toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Anisha Tamang',
    );
  },
});

/** While the testimonial is sent, the button is busy. */
export const Sending = meta.story({
  parameters: { responseCases: ['createTestimonial-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('createTestimonial')),
  play: async (context) => {
    await fill(context);
    const button = context.canvas.getByRole('button', { name: 'Add Testimonial' });
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

function writeDraft() {
  const values = { name: 'Anisha Tamang', message: 'Half a sen' };
  const saved = { name: '', message: '' };
  localStorage.setItem('draft:add-testimonial', JSON.stringify({ saved, values }));
}

/** The text from before a reload or a logout is restored. */
export const DraftRestored = meta.story({
  beforeEach: writeDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue('Half a sen');
    await expect(canvas.getByText(/We kept/)).toBeVisible();
  },
});

/** The button empties the form, and the line about the draft goes. */
export const DraftCleared = meta.story({
  beforeEach: writeDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(canvas.queryByText(/We kept/)).toBeNull();
  },
});

/** A text of 400 words is sent in full. */
export const LongContent = meta.story({
  name: 'Very long content',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const { sent, handler } = watchRequests();
    msw.use(handler, hang('createTestimonial'));
    await fill(context);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste(longText);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Testimonial' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { message: longText } }]));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(longText);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Testimonial' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
