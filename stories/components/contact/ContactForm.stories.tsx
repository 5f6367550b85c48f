import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { EmailFields } from '#contracts/contact.ts';
import { ContactForm } from '#src/components/contact/ContactForm.tsx';
import { longText, mobileViewport, nepaliName, nepaliText } from '../../support/edgeCases.ts';
import { fillIn } from '../../support/fillIn.ts';
import { goOffline, goOnline } from '../../support/network.ts';
import { email, mobile, phone } from '../../support/office.ts';
import type { Tools } from '../../support/tools.ts';
import { withValues } from '../../support/withValues.tsx';
import { withWidth } from '../../support/withWidth.tsx';

type Send = (form: HTMLFormElement) => Promise<void>;

const FAILURE = 'Failed to send message. Please try again later.';

const EMPTY: EmailFields = {
  user_name: '',
  user_email: '',
  user_phone: '',
  subject: '',
  message: '',
};

const meta = preview.meta({
  component: ContactForm,
  parameters: { isFramed: true },
  args: {
    values: EMPTY,
    onChange: fn(),
    onSend: fn<Send>(async () => {}),
    onSent: fn(),
    phone,
    mobile,
    email,
    privacyNote: 'Your message goes to our office through an e-mail service.',
    privacyHref: '/privacy',
  },
  decorators: [withWidth(720)],
  render: withValues(ContactForm),
});

const typed = {
  Name: 'Asmita Thapa',
  Email: 'asmita@student.example',
  Subject: 'September intake',
  Message: 'When should I sit IELTS?',
};

const PHONE = 'Phone (optional)';

async function fillForm({ canvas, userEvent }: Tools, texts: Record<string, string> = typed) {
  for (const [label, text] of Object.entries(texts)) {
    await fillIn(userEvent, canvas.getByLabelText(new RegExp(`^${label}`)), text);
  }
}

async function send({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

function muteAlert() {
  spyOn(window, 'alert').mockImplementation(() => {});
}

/** Four required fields, an optional one, and a note on where the message goes. */
export const Idle = meta.story();

Idle.test('takes any text but a very long one as a phone number', async (context) => {
  const { args, canvas, userEvent } = context;
  for (const name of Object.keys(typed)) {
    await expect(canvas.getByRole('textbox', { name })).toBeRequired();
  }
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await fillForm(context);
  const phone = canvas.getByRole('textbox', { name: PHONE });
  await fillIn(userEvent, phone, '9'.repeat(41));
  await send(context);
  await expect(phone).toBeInvalid();
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.clear(phone);
  await expect(phone).toBeValid();
  await fillIn(userEvent, phone, '+९७७ ९८०-१२३४५६७ बुबा');
  await send(context);
  await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
});

/** The hydration loader sets `aria-busy` on a form that was submitted before hydration. */
Idle.test('says that it is sending until it is hydrated', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Send Message' });
  canvas.getByRole('form').setAttribute('aria-busy', 'true');
  await expect(getComputedStyle(button, '::after').content).toBe('"Sending..."');
  await expect(getComputedStyle(button).fontSize).toBe('0px');
});

Idle.test('sends no address without its end', async (context) => {
  await fillForm(context, { ...typed, Email: 'ram@example' });
  await send(context);
  const email = context.canvas.getByRole('textbox', { name: /Email/ });
  await expect(email).toHaveFocus();
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(context.args.onSend).not.toHaveBeenCalled();
});

/** A consultancy that chats with nobody promises no chat. */
export const NoChat = meta.story({ args: { mobile: undefined } });

NoChat.test('names no chat', async ({ canvas }) => {
  await expect(canvas.getByText('If you would rather be called.')).toBeVisible();
  await expect(canvas.queryByText(/Or ask on/)).not.toBeInTheDocument();
});

/** An alert, the same text beside the button with contact details, and all text kept. */
export const Failed = meta.story({
  args: {
    onSend: fn<Send>(async () => {
      throw new Error('Refused');
    }),
  },
  beforeEach: muteAlert,
  play: async (context) => {
    await fillForm(context);
    await send(context);
    await context.canvas.findByRole('alert');
  },
});

Failed.test('alerts, and names other ways', async ({ args, canvas }) => {
  await waitFor(() => expect(window.alert).toHaveBeenCalledWith(FAILURE));
  const notice = within(canvas.getByRole('alert'));
  await expect(canvas.getByRole('alert')).toHaveTextContent(FAILURE);
  await expect(notice.getByRole('link', { name: args.email })).toHaveAttribute(
    'href',
    `mailto:${args.email}`,
  );
  await expect(notice.getByRole('link', { name: args.phone.display })).toHaveAttribute(
    'href',
    `tel:${args.phone.tel}`,
  );
});

/** It says so at once and shows contact details. */
export const Offline = meta.story({
  beforeEach: () => {
    muteAlert();
    return goOffline();
  },
});

Offline.test('names other ways, and sends nothing', async (context) => {
  const { args, canvas } = context;
  const note = within(canvas.getByRole('status'));
  await expect(note.getByRole('link', { name: args.phone.display })).toBeVisible();
  await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(note.getByRole('link', { name: 'e-mail' })).toBeVisible();
  await fillForm(context);
  await send(context);
  await expect(window.alert).toHaveBeenCalledWith(FAILURE);
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    `${FAILURE} You are offline: nothing has been sent.`,
  );
  await expect(args.onSend).not.toHaveBeenCalled();
});

/** The offline notice disappears, the text stays, and the message about the unsent form remains. */
export const BackOnline = Offline.extend({
  tags: ['picture'],
  play: async (context) => {
    await fillForm(context);
    await send(context);
    goOnline();
    await waitFor(() => expect(context.canvas.queryByText('You are offline.')).toBeNull());
  },
});

/** A long message scrolls in its field. */
export const ContentStress = meta.story({
  name: 'Long and Nepali',
  args: {
    values: { ...EMPTY, user_name: nepaliName, subject: nepaliText, message: longText },
  },
  globals: mobileViewport,
});

ContentStress.test('keeps the height of the message', async ({ canvas, userEvent }) => {
  const message = canvas.getByRole('textbox', { name: 'Message' });
  const height = message.clientHeight;
  await userEvent.clear(message);
  await expect(message.clientHeight).toBe(height);
});
