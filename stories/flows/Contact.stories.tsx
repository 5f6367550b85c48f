import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { delayed, respondWithError } from '#mocks/msw/scenarios.ts';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { siteRoute } from '../support/siteRoute.ts';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Flows/Contact',
  parameters: siteRoute(paths.home),
  globals: desktopViewport,
});

const message = {
  Name: 'Asmita Thapa',
  Email: 'asmita@student.example',
  Subject: 'September intake',
  Message: 'Namaste, when should I sit IELTS?',
};

async function openContact({ canvas, userEvent }: Tools) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Get a Free Consultation' }));
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact'),
  );
}

async function fillForm({ canvas, userEvent }: Tools) {
  for (const [name, text] of Object.entries(message)) {
    await fillIn(userEvent, canvas.getByRole('textbox', { name }), text);
  }
}

async function send({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

async function closeThankYou({ canvas, userEvent }: Tools) {
  const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const name of Object.keys(message)) {
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
  }
}

/** From the button on the home page to the thank-you dialog. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(delayed('sendContactMessage', 300)),
  play: async (context) => {
    const { canvas, step } = context;
    await step('Open the contact page from the home page', () => openContact(context));
    await step('Write the message', () => fillForm(context));
    await step('Send it', async () => {
      await send(context);
      await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    });
    await step('Close the thank-you dialog; the form is empty', () => closeThankYou(context));
  },
});

/** After an error the text is kept, other contact details are shown, and the second attempt succeeds. */
export const SentAfterError = meta.story({
  parameters: { expectedLogs: [/Contact message not sent/, /429/] },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('sendContactMessage', { status: 429, message: 'Too Many Requests' })),
  play: async (context) => {
    const { canvas, msw, step } = context;
    const text = 'Failed to send message. Please try again later.';
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    await step('Open the contact page from the home page', () => openContact(context));
    await step('Write the message', () => fillForm(context));
    await step('Send it; the service responds with an error', async () => {
      await send(context);
      await waitFor(() => expect(alert).toHaveBeenCalledWith(text));
      const notice = canvas.getByRole('alert');
      await expect(notice).toHaveTextContent(text);
      await expect(within(notice).getAllByRole('link')).toHaveLength(2);
      for (const [name, typed] of Object.entries(message)) {
        await expect(canvas.getByRole('textbox', { name })).toHaveValue(typed);
      }
    });
    await step('Try again', async () => {
      msw.use(...createHandlers({}));
      await send(context);
    });
    await step('Close the thank-you dialog; the form is empty', () => closeThankYou(context));
  },
});
