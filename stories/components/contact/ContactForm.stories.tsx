import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactForm, EMPTY_FORM } from '#src/components/contact/ContactForm.tsx';
import { longText, mobileViewport, nepaliName, nepaliText } from '../../support/edgeCases.ts';
import { goOffline, goOnline } from '../../support/network.ts';
import { email, mobile, phone } from '../../support/office.ts';
import { fillIn, type Tools } from '../../support/play.ts';
import { withValues } from '../../support/withValues.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const FAILURE = 'Failed to send message. Please try again later.';

const meta = preview.meta({
  component: ContactForm,
  parameters: { isFramed: true },
  args: {
    values: EMPTY_FORM,
    onChange: fn(),
    onSend: fn<(form: HTMLFormElement) => Promise<void>>(async () => {}),
    onSent: fn(),
    site: { phone, mobile, email },
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

Idle.test('sends no address without its end, and marks what else is missing', async (context) => {
  const { Message: _, ...others } = typed;
  await fillForm(context, { ...others, Email: 'ram@example' });
  await send(context);
  const outline = context.canvas.getByRole('textbox', { name: 'Message' }).nextElementSibling;
  await expect(outline).toHaveStyle({ borderColor: 'rgb(176, 0, 32)' });
  const email = context.canvas.getByRole('textbox', { name: /Email/ });
  await expect(email).toHaveFocus();
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(context.args.onSend).not.toHaveBeenCalled();
});

/** A consultancy that chats with nobody promises no chat. */
export const NoChat = meta.story({ args: { site: { phone, email } } });

NoChat.test('names no chat', async ({ canvas }) => {
  await expect(canvas.getByText('If you would rather be called.')).toBeVisible();
  await expect(canvas.queryByText(/Or ask on/)).not.toBeInTheDocument();
});

/** It says so at once and shows contact details. */
export const Offline = meta.story({
  beforeEach: () => {
    spyOn(window, 'alert').mockImplementation(() => {});
    return goOffline();
  },
});

Offline.test('names other ways, and sends nothing', async (context) => {
  const { args, canvas } = context;
  const note = within(canvas.getByRole('status'));
  await expect(note.getByRole('link', { name: args.site.phone.display })).toBeVisible();
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
  args: {
    values: { ...EMPTY_FORM, user_name: nepaliName, subject: nepaliText, message: longText },
  },
  globals: mobileViewport,
});

ContentStress.test('keeps the height of the message', async ({ canvas, userEvent }) => {
  const message = canvas.getByRole('textbox', { name: 'Message' });
  const height = message.clientHeight;
  await userEvent.clear(message);
  await expect(message.clientHeight).toBe(height);
});
