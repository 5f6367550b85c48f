import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { delayed } from '#mocks/msw/scenarios.ts';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { siteRoute } from '../support/siteRoute.ts';

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

/** From the button on the home page to the thank-you dialog. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(delayed('sendContactMessage', 300)),
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the contact page from the home page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Get a Free Consultation' }));
      await canvas.findByRole('heading', { level: 1, name: 'Contact' });
    });
    await step('Write the message', async () => {
      for (const [name, text] of Object.entries(message))
        await fillIn(userEvent, await canvas.findByRole('textbox', { name }), text);
    });
    await step('Send it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await canvas.findByRole('button', { name: 'Sending...' });
    });
    await step('Close the thank-you dialog', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

Sent.test('ends with an empty form', async ({ canvas }) => {
  for (const name of Object.keys(message))
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
});
