import { type ComponentProps, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContactForm, type ContactValues } from '#src/components/contact/ContactForm.tsx';
import { useDraft } from '#src/drafts/useDraft.ts';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
import { goOffline, goOnline } from '../../support/network.ts';
import { email, mobile, phone } from '../../support/office.ts';
import type { Tools } from '../../support/tools.ts';
import { withWidth } from '../../support/withWidth.tsx';

type Send = (form: HTMLFormElement) => Promise<void>;

const FAILURE = 'Failed to send message. Please try again later.';

const EMPTY: ContactValues = {
  user_name: '',
  user_email: '',
  user_phone: '',
  subject: '',
  message: '',
};

const meta = preview.meta({
  title: 'Components/Contact/ContactForm',
  component: ContactForm,
  parameters: { layout: 'padded', isFramed: true },
  args: {
    values: EMPTY,
    onChange: fn(),
    onSend: fn<Send>(async () => {}),
    onSent: fn(),
    phone,
    mobile,
    email,
    privacyNote: 'Your message goes to our office through an e-mail service, and to nobody else.',
  },
  decorators: [withWidth(720)],
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <ContactForm
        {...args}
        values={values}
        onChange={(changed) => {
          args.onChange(changed);
          setValues((current) => ({ ...current, ...changed }));
        }}
        onSent={() => {
          args.onSent();
          setValues(EMPTY);
        }}
      />
    );
  },
});

const typed = {
  Name: 'Asmita Thapa',
  Email: 'asmita@student.example',
  Subject: 'September intake',
  Message: 'When should I sit IELTS?',
};

const PHONE = 'Phone or WhatsApp (optional)';

async function fillForm({ canvas, userEvent }: Tools, texts: Record<string, string> = typed) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  }
}

async function send({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

/** Four required fields, an optional one, and a note on where the message goes. */
export const Idle = meta.story({
  play: async ({ args, canvas }) => {
    for (const name of Object.keys(typed)) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('textbox', { name: PHONE })).not.toBeRequired();
    await expect(canvas.getByText(args.privacyNote)).toBeVisible();
  },
});

/** An address that may be right gets a question when the field is left, and is not refused. */
export const IncompleteAddress = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await fillForm(context, { ...typed, Email: 'ram@example' });
    await expect(await canvas.findByText(/Is this address complete\?/)).toBeVisible();
    await send(context);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
});

/** Any text is a phone number; only a very long one is refused. */
export const Phone = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onSend: fn<Send>(async (form) => {
      await expect(new FormData(form).get('user_phone')).toBe('+९७७ ९८०-१२३४५६७ बुबा');
    }),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillForm(context);
    const phone = canvas.getByRole('textbox', { name: PHONE });
    await userEvent.type(phone, '9'.repeat(41));
    await send(context);
    await expect(phone).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+९७७ ९८०-१२३४५६७ बुबा');
    await send(context);
    await screen.findByRole('dialog', { name: 'Thank You!' });
    await expect(phone).toHaveValue('');
  },
});

/** WhatsApp and Viber open with the subject and the message. */
export const AskInAChat = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { values: { ...EMPTY, subject: 'Canada: visa fee' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/9779000000100?text=Canada%3A%20visa%20fee',
    );
    await expect(canvas.getByRole('link', { name: 'Viber' })).toHaveAttribute(
      'href',
      'viber://chat?number=%2B9779000000100&draft=Canada%3A%20visa%20fee',
    );
  },
});

/** A consultancy that chats with nobody promises no chat. */
export const NoChat = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { mobile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If you would rather be called.')).toBeVisible();
    await expect(canvas.queryByText(/Or ask on/)).not.toBeInTheDocument();
  },
});

/** Name and e-mail are in one row on wide screens. */
export const Wide = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    await expect(top('Email')).toBe(top('Name'));
    await expect(top('Subject')).toBeGreaterThan(top('Name'));
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    await expect(top('Email')).toBeGreaterThan(top('Name'));
    await expectNoHorizontalScroll();
  },
});

/** Tab moves from field to field, and Enter sends. */
export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    for (const text of [typed.Name, typed.Email, typed.Subject]) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await userEvent.keyboard(typed.Message);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: PHONE })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await screen.findByRole('dialog', { name: 'Thank You!' });
  },
});

/** The browser focuses the first blank field; nothing is sent. */
export const OnlyWhiteSpace = meta.story({
  play: async (context) => {
    await fillForm(context, { ...typed, Subject: '   ' });
    await send(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Subject' })).toBeInvalid();
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
});

/** A double click sends once. */
export const Sending = meta.story({
  args: { onSend: fn<Send>(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await fillForm(context);
    const button = context.canvas.getByRole('button', { name: 'Send Message' });
    button.click();
    button.click();
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(context.args.onSend).toHaveBeenCalledOnce();
  },
});

/** A dialog thanks; when it is closed, the form is empty. */
export const Sent = meta.story({
  play: async (context) => {
    await fillForm(context);
    await send(context);
    const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
});

/** An alert, the same text beside the button with contact details, and all text kept. */
export const Failed = meta.story({
  args: {
    onSend: fn<Send>(async () => {
      throw new Error('Refused');
    }),
  },
  play: async (context) => {
    const { args, canvas } = context;
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    await fillForm(context);
    await send(context);
    await waitFor(() => expect(alert).toHaveBeenCalledWith(FAILURE));
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent(FAILURE);
    await expect(within(notice).getByRole('link', { name: args.email })).toHaveAttribute(
      'href',
      `mailto:${args.email}`,
    );
    await expect(within(notice).getByRole('link', { name: args.phone.display })).toHaveAttribute(
      'href',
      `tel:${args.phone.tel}`,
    );
    for (const [name, text] of Object.entries(typed)) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text);
    }
  },
});

/** It says so at once and shows contact details. Send shows the alert of a failure and sends nothing. */
export const Offline = meta.story({
  beforeEach: goOffline,
  play: async (context) => {
    const { args, canvas } = context;
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent('You are offline.');
    await expect(within(note).getByRole('link', { name: args.phone.display })).toBeVisible();
    await expect(within(note).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/9779000000100',
    );
    await expect(within(note).getByRole('link', { name: 'e-mail' })).toHaveAttribute(
      'href',
      `mailto:${args.email}`,
    );
    await fillForm(context);
    await send(context);
    await expect(alert.mock.calls).toEqual([[FAILURE]]);
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent(`${FAILURE} You are offline: nothing has been sent.`);
    await expect(within(notice).getByRole('link', { name: args.phone.display })).toBeVisible();
    await expect(within(notice).getByRole('link', { name: args.email })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    for (const [name, text] of Object.entries(typed)) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text);
    }
  },
});

/** The offline notice disappears, the text stays, and the message about the unsent form remains. */
export const BackOnline = meta.story({
  tags: ['picture'],
  beforeEach: goOffline,
  play: async (context) => {
    const { args, canvas } = context;
    spyOn(window, 'alert').mockImplementation(() => {});
    await fillForm(context);
    await send(context);
    goOnline();
    await waitFor(() => expect(canvas.queryByText('You are offline.')).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('has not been sent yet');
    await send(context);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await screen.findByRole('dialog', { name: 'Thank You!' });
  },
});

/** The field keeps its height: a long message scrolls in it. */
export const LongMessage = meta.story({
  globals: mobileViewport,
  play: async (context) => {
    const message = context.canvas.getByRole('textbox', { name: 'Message' });
    const height = message.clientHeight;
    await fillForm(context, { ...typed, Message: longText });
    await expect(message).toHaveValue(longText);
    await expect(message.clientHeight).toBe(height);
    await expectNoHorizontalScroll();
  },
});

/** The text is sent as it was typed. */
export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: {
    onSend: fn<Send>(async (form) => {
      const data = Object.fromEntries(new FormData(form));
      await expect(data).toEqual({
        user_name: nepaliName,
        user_email: typed.Email,
        user_phone: '',
        subject: typed.Subject,
        message: nepaliText,
      });
    }),
  },
  play: async (context) => {
    await fillForm(context, { ...typed, Name: nepaliName, Message: nepaliText });
    await send(context);
    await screen.findByRole('dialog', { name: 'Thank You!' });
  },
});

/** What the story below has hydrated; it stays until the next story. */
let hydrated: Root | undefined;

/**
 * On a slow line a visitor types into the prerendered form before it is hydrated. The text stays, and
 * a draft fills the fields that are still empty.
 */
export const TypedBeforeHydration = meta.story({
  parameters: { controls: { disable: true } },
  beforeEach: () => () => hydrated?.unmount(),
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const container = canvas.getByTestId('prerendered');
    localStorage.setItem(
      'draft:story',
      JSON.stringify({ saved: EMPTY, values: { ...EMPTY, user_name: 'Old', subject: 'Fees' } }),
    );
    const form = (
      <AppThemeProvider mode={globals.scheme === 'dark' ? 'dark' : 'light'}>
        <WithDraft {...args} />
      </AppThemeProvider>
    );
    container.innerHTML = renderToString(form);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), typed.Name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), typed.Message);
    hydrated = hydrateRoot(container, form);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fees'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(typed.Name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message);
    await expect(localStorage.getItem('draft:story')).toContain(typed.Message);
  },
});

function WithDraft(props: ComponentProps<typeof ContactForm>) {
  const { values, change, discard } = useDraft('story', EMPTY);
  return <ContactForm {...props} values={values} onChange={change} onSent={discard} />;
}

/** Submitted before hydration: the hydration loader sets `aria-busy` until the form can send. */
export const Busy = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' });
    canvas.getByRole('form').setAttribute('aria-busy', 'true');
    await expect(getComputedStyle(button, '::after').content).toBe('"Sending..."');
    await expect(getComputedStyle(button).fontSize).toBe('0px');
  },
});

/** Only the server in server/ looks at the sixth field, which nobody sees, hears or reaches by Tab. */
export const WithTrapField = meta.story({
  args: { honeypotField: 'homepage' },
  play: async ({ args, canvas, canvasElement, ...tools }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
    await expect(canvasElement.querySelector('[name="homepage"]')).not.toBeVisible();
    await fillForm({ canvas, ...tools });
    await send({ canvas, ...tools });
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
});
