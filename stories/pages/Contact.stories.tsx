import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { handleCall } from '#mocks/msw/handlers.ts';
import { delayed, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { addressLine, hoursText } from '#src/content/offices.ts';
import { officeStatus } from '#src/domain/officeHours.ts';
import ContactPage from '#src/pages/Contact/ContactPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, longText, mobileViewport } from '../support/edgeCases.ts';
import { fillIn } from '../support/fillIn.ts';
import { findDialog } from '../support/findDialog.ts';
import { goOffline, goOnline } from '../support/network.ts';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { route: { url: paths.contact } },
});

/** 'Open now', or when the office opens, at the time of the stories. */
const statusNow = () => officeStatus(new Date(), site.hours).text;

type PlayContext = Parameters<NonNullable<typeof meta.input.play>>[0];
type Screen = Pick<PlayContext, 'canvas' | 'userEvent'>;

const message = {
  Name: 'Asmita Thapa',
  Email: 'asmita@student.example',
  Subject: 'September intake',
  Message: 'Namaste,\nwhen should I sit IELTS?',
  'Phone or WhatsApp (optional)': '९८०१२३४५६७',
};

async function fillForm({ canvas, userEvent }: Screen) {
  for (const [label, text] of Object.entries(message)) {
    await fillIn(userEvent, canvas.getByRole('textbox', { name: label }), text);
  }
}

async function send({ canvas, userEvent }: Screen) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

/** The form, and the address, hours and ways to reach the office. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    const information = canvas.getByRole('region', { name: 'Contact information' });
    await expect(information).toHaveTextContent(addressLine);
    // In the hero and in the contact information.
    for (const link of canvas.getAllByRole('link', { name: site.phone.display })) {
      await expect(link).toHaveAttribute('href', `tel:${site.phone.tel}`);
    }
    for (const part of [canvas.getByRole('banner'), information]) {
      await expect(within(part).getByText(hoursText)).toBeVisible();
      await expect(await within(part).findByText(statusNow())).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expect(canvas.getByText(/EmailJS/)).toBeVisible();
  },
});

/** A site with a server sends the same fields to it, as JSON. */
export const SentToServer = meta.story({
  args: { hasServer: true },
  async beforeEach({ msw }) {
    const received = fn();
    msw.use(
      handleCall('sendMessage', async ({ request }) => {
        received(await request.json());
        return Response.json({ message: 'Message received' }, { status: 201 });
      }),
    );
    return () =>
      expect(received).toHaveBeenCalledWith({
        name: message.Name,
        email: message.Email,
        phone: message['Phone or WhatsApp (optional)'],
        subject: message.Subject,
        message: message.Message,
        homepage: '',
      });
  },
  play: async (context) => {
    await expect(context.canvas.queryByText(/EmailJS/)).not.toBeInTheDocument();
    await fillForm(context);
    await send(context);
    await findDialog('Thank You!');
  },
});

/** The browser's validation focuses the first field; nothing is sent. */
export const NothingFilledIn = meta.story({
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(context.canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
});

/** White space alone counts as empty. */
export const OnlyWhiteSpace = meta.story({
  play: async (context) => {
    await fillForm(context);
    const subject = context.canvas.getByRole('textbox', { name: 'Subject' });
    await context.userEvent.clear(subject);
    await context.userEvent.type(subject, '   ');
    await send(context);
    await expect(subject).toBeInvalid();
    await context.userEvent.type(subject, 'Fees');
    await expect(subject).toBeValid();
    await context.userEvent.clear(subject);
    await context.userEvent.type(subject, '   ');
    await expect(subject).toBeInvalid();
  },
});

/** The browser says what is wrong, and nothing is sent. */
export const WrongEmail = meta.story({
  play: async (context) => {
    await fillForm(context);
    const email = context.canvas.getByRole('textbox', { name: 'Email' });
    await context.userEvent.clear(email);
    await context.userEvent.type(email, 'asmita');
    await send(context);
    await expect(email).toBeInvalid();
  },
});

/** While the message is sent, the button is disabled. */
export const Sending = meta.story({
  parameters: { responseCases: ['sendContactMessage-slow'] },
  // Not forever: after the timeout the alert would appear in a later story.
  beforeEach: ({ msw }) => msw.use(delayed('sendContactMessage', 10_000)),
  play: async (context) => {
    await fillForm(context);
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

/** A dialog thanks. */
export const Sent = meta.story({
  parameters: { responseCases: ['sendContactMessage-ok'] },
  beforeEach: ({ msw }) => msw.use(delayed('sendContactMessage', 50)),
  play: async (context) => {
    await fillForm(context);
    await send(context);
    await expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeInTheDocument();
  },
});

/** The form is empty again. */
export const ThanksClosed = meta.story({
  name: 'After the thanks',
  play: async (context) => {
    await fillForm(context);
    await send(context);
    const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const label of Object.keys(message)) {
      await expect(context.canvas.getByRole('textbox', { name: label })).toHaveValue('');
    }
  },
});

/** An alert, the same text beside the button, and all text still in the form. */
async function expectFailure(context: PlayContext) {
  const alert = spyOn(window, 'alert').mockImplementation(() => {});
  await fillForm(context);
  await send(context);
  const text = 'Failed to send message. Please try again later.';
  await waitFor(() => expect(alert).toHaveBeenCalledWith(text));
  await expect(context.canvas.getByRole('alert')).toHaveTextContent(text);
  for (const [label, typed] of Object.entries(message)) {
    await expect(context.canvas.getByRole('textbox', { name: label })).toHaveValue(typed);
  }
  await expect(context.canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled();
}

/** The server fails: an alert says so, and the text stays. */
export const Failed = meta.story({
  parameters: {
    expectedLogs: [/Contact message not sent/, /500/],
    responseCases: ['sendContactMessage-500'],
  },
  beforeEach: ({ msw }) => msw.use(respondWithError('sendContactMessage')),
  play: expectFailure,
});

/** EmailJS refuses the site: a reader gets the same text and the phone number. */
export const Forbidden = meta.story({
  parameters: {
    expectedLogs: [/Contact message not sent/, /403/],
    responseCases: ['sendContactMessage-403'],
  },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('sendContactMessage', { status: 403, message: 'Forbidden' })),
  play: expectFailure,
});

export const Offline = meta.story({
  parameters: {
    expectedLogs: [/Contact message not sent/],
    responseCases: ['sendContactMessage-offline'],
  },
  beforeEach: ({ msw }) => msw.use(networkError('sendContactMessage')),
  play: expectFailure,
});

/** Shown before anything is typed, with contact details that work without internet. */
export const AlreadyOffline = meta.story({
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    const note = canvas.getByText('You are offline.').closest('p') ?? document.body;
    await expect(note).toBeVisible();
    await expect(within(note).getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      `tel:${site.phone.tel}`,
    );
  },
});

/** The note goes away. */
export const BackOnline = meta.story({
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    goOnline();
    await waitFor(() => expect(canvas.queryByText('You are offline.')).toBeNull());
  },
});

/** Nothing is sent and nothing is lost: the alert of a failure, and a message that says why. */
export const SentWhileOffline = meta.story({
  beforeEach: goOffline,
  play: async (context) => {
    const { canvas } = context;
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    await fillForm(context);
    await send(context);
    await expect(await canvas.findByText(/nothing has been sent/)).toBeVisible();
    await expect(alert).toHaveBeenCalledOnce();
    for (const [label, typed] of Object.entries(message)) {
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(typed);
    }
    goOnline();
    await expect(await canvas.findByText(/has not been sent yet/)).toBeVisible();
    await send(context);
    await expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeInTheDocument();
  },
});

/** What was typed in any tab of this browser within the last hour, and not sent. */
export const DraftRestored = meta.story({
  beforeEach: () => {
    const saved = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };
    const values = { ...saved, user_name: message.Name, message: message.Message };
    const typedAt = Date.now() - 50 * 60 * 1000;
    localStorage.setItem('draft:contact', JSON.stringify({ saved, values, typedAt }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(message.Name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(message.Message);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Fees');
    await expect(localStorage.getItem('draft:contact')).toContain('"subject":"Fees"');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(canvas.queryByText(/It has not been sent/)).toBeNull();
    await expect(localStorage.getItem('draft:contact')).toBeNull();
  },
});

/** The link 'Ask us' under 'Visa fee' of Canada. */
export const AskedFromAGuide = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?subject=Canada%3A+visa+fee');
    return () => window.history.replaceState(null, '', before);
  },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveValue('Canada: visa fee'));
  },
});

/** EmailJS has a limit: a reader gets the same text. */
export const TooManyRequests = meta.story({
  parameters: {
    expectedLogs: [/Contact message not sent/, /429/],
    responseCases: ['sendContactMessage-429'],
  },
  beforeEach: ({ msw }) =>
    msw.use(respondWithError('sendContactMessage', { status: 429, message: 'Too Many Requests' })),
  play: expectFailure,
});

/** EmailJS refuses browsers without a window, such as those of tests. */
export const HeadlessBrowser = meta.story({
  parameters: {
    expectedLogs: [/Contact message not sent/, /451/],
    responseCases: ['sendContactMessage-451'],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWithError('sendContactMessage', {
        status: 451,
        message: 'Unavailable For Headless Browser',
      }),
    ),
  play: expectFailure,
});

/** A message of 400 words is sent in full. */
export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) => msw.use(delayed('sendContactMessage', 10_000)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillForm(context);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste(longText);
    await send(context);
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(longText);
  },
});

export const Mobile = Loaded.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(statusNow())).toHaveLength(2);
    await expectNoHorizontalScroll();
  },
});
