import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { delayed, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { EMPTY_FORM } from '#src/components/contact/ContactForm.tsx';
import { officeStatus } from '#src/domain/officeStatus.ts';
import ContactPage from '#src/pages/Contact/ContactPage.tsx';
import { paths } from '#src/pageTable.ts';
import { untilDialog } from '../support/findDialog.ts';
import { fillIn, type Tools, untilShown } from '../support/play.ts';

const meta = preview.meta({
  component: ContactPage,
  parameters: { layout: 'fullscreen', route: { url: paths.contact } },
});

/** 'Open now', or when the office opens, at the time of the stories. */
const statusNow = () => officeStatus(new Date(), site.hours).text;

const message = {
  Name: 'Asmita Thapa',
  Email: 'asmita@student.example',
  Subject: 'September intake',
  Message: 'Namaste,\nwhen should I sit IELTS?',
  'Phone (optional)': '९८०१२३४५६७',
};

const FAILURE = 'Failed to send message. Please try again later.';

const field = (name: string) => screen.getByRole('textbox', { name });

const send = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));

async function fillAndSend(context: Tools) {
  for (const [name, text] of Object.entries(message))
    await fillIn(context.userEvent, field(name), text);
  await send(context);
}

/** The form, and the address, hours and ways to reach the office. */
export const Loaded = meta.story({
  tags: ['phone'],
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText(statusNow())).toHaveLength(2)),
});

Loaded.test(
  'fills in what a guide asks, such as the visa fee of Canada',
  {
    beforeEach: () => {
      const before = window.location.href;
      window.history.replaceState(null, '', '?subject=Canada%3A+visa+fee');
      return () => window.history.replaceState(null, '', before);
    },
  },
  () => waitFor(() => expect(field('Subject')).toHaveValue('Canada: visa fee')),
);

/** The browser's validation focuses the first field; nothing is sent. */
export const NothingFilledIn = meta.story({ play: send });

/** While the message is sent, the button is disabled. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    let respond = () => {};
    const ended = new Promise<void>((resolve) => {
      respond = resolve;
    });
    msw.use(delayed('sendContactMessage', ended));
    // A later response, or the timeout, would come in another story, and clear its draft.
    return respond;
  },
  play: untilShown('Sending...', fillAndSend),
});

/** A dialog thanks, and says what happens next. */
export const Sent = meta.story({
  tags: ['dark', 'phone'],
  play: untilDialog('Thank You!', fillAndSend),
});

Sent.test('is closed by a click on the backdrop', async ({ userEvent }) => {
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** An alert, and the same text above the button; what was typed stays. */
export const Failed = meta.story({
  parameters: { expectedLogs: [/Contact message not sent/, /500/] },
  beforeEach: ({ msw }) => {
    spyOn(window, 'alert').mockImplementation(() => {});
    msw.use(respondWithError('sendContactMessage'));
  },
  play: untilShown(FAILURE, fillAndSend),
});

Failed.test('alerts, and names other ways', async ({ canvas }) => {
  await expect(window.alert).toHaveBeenCalledWith(FAILURE);
  const notice = within(canvas.getByRole('alert'));
  for (const [name, href] of [
    [site.email, `mailto:${site.email}`],
    [site.phone.display, `tel:${site.phone.tel}`],
  ] as const)
    await expect(notice.getByRole('link', { name })).toHaveAttribute('href', href);
});

export const Offline = Failed.extend({
  parameters: { expectedLogs: [/Contact message not sent/] },
  beforeEach: ({ msw }) => msw.use(networkError('sendContactMessage')),
});

/** A text that was typed in this browser within the last hour, and not sent. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const saved = EMPTY_FORM;
    const values = { ...saved, user_name: message.Name, message: message.Message };
    const typedAt = Date.now() - 50 * 60 * 1000;
    localStorage.setItem('draft:contact', JSON.stringify({ saved, values, typedAt }));
  },
  play: untilShown(/It has not been sent/),
});

DraftRestored.test('is kept while one types, and can be cleared', async ({ canvas, userEvent }) => {
  for (const name of ['Name', 'Message'] as const)
    await expect(field(name)).toHaveValue(message[name]);
  await userEvent.type(field('Subject'), 'Fees');
  await expect(localStorage.getItem('draft:contact')).toContain('"subject":"Fees"');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
  await expect(field('Message')).toHaveValue('');
  await expect(canvas.queryByText(/It has not been sent/)).toBeNull();
  await expect(localStorage.getItem('draft:contact')).toBeNull();
});
