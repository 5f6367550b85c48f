import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { EmailFields } from '#contracts/contact.ts';
import { MAX_LINE_LENGTH, MAX_PHONE_LENGTH, MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { fieldsOf } from '#src/components/forms/fieldsOf.ts';
import { ScriptNotice } from '#src/components/forms/ScriptNotice.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { chatUrl } from '#src/domain/contactLink.ts';
import type { Site } from '#src/domain/site.ts';
import { useIsOnline } from '#src/lib/useIsOnline.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { inSentence } from '#src/lib/wording.ts';
import { radius, shadows } from '#src/theme/tokens.ts';

const FAILURE = 'Failed to send message. Please try again later.';

/** The text of the fields when nothing is filled in. */
export const EMPTY_FORM: EmailFields = {
  user_name: '',
  user_email: '',
  user_phone: '',
  subject: '',
  message: '',
};

interface ContactFormProps {
  /** The text of the fields. */
  values: EmailFields;
  /** Called with the field that has changed and its new text. */
  onChange: (changed: Partial<EmailFields>) => void;
  /** Sends the form. Rejects if the message was not accepted. */
  onSend: (form: HTMLFormElement) => Promise<void>;
  /** Called when the message was accepted, to empty the form. */
  onSent: () => void;
  /** The other ways to reach the office, shown when the form cannot send or sending has failed. */
  site: Pick<Site, 'phone' | 'mobile' | 'email'>;
  /** A sentence below the button that says who receives the message. */
  privacyNote: string;
  /** The address of the page that says more. */
  privacyHref: string;
  /** The name of a field that only a program sees and fills in. Default: no such field. */
  honeypotField?: string;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :not(.half)': { gridColumn: '1 / -1' },
  },
  // Set if the form is submitted before hydration.
  '&[aria-busy="true"] button[type="submit"]': {
    fontSize: 0,
    opacity: 0.7,
    pointerEvents: 'none',
    '&::after': { content: '"Sending..."', fontSize: '1.0625rem' },
  },
}));

/** The browser alone accepts 'ram@example', which reaches nobody. */
const wholeAddress = { pattern: '.+@.+\\..+', title: 'A whole address, such as name@example.com' };

/**
 * The contact form. The browser validates it; its parent owns the values, so that it can store a
 * draft. It shows success in a dialog, and failure in an alert and above the button. While offline
 * it sends nothing, and Send fails in the same way.
 *
 * On the contact page only; other pages link there.
 *
 * **Keyboard:** `Enter` in a field of one line sends. After a failure the focus is on its text,
 * after the dialog of success in the first field.
 */
export function ContactForm({
  values,
  onChange,
  onSend,
  onSent,
  site: { phone, mobile, email },
  privacyNote,
  privacyHref,
  honeypotField,
}: ContactFormProps) {
  const [status, setStatus] = useState<'idle' | 'sent' | 'failed' | 'offline'>('idle');
  const isOnline = useIsOnline();
  const chats = mobile?.chats ?? [];
  const words = [values.subject, values.message].filter(Boolean).join('\n\n');
  const form = useRef<HTMLFormElement>(null);
  const { isPending, mutate } = useMutation(onSend, {
    onSuccess() {
      setStatus('sent');
      // Emptied fields are not invalid.
      form.current?.reset();
      onSent();
    },
    onError() {
      setStatus('failed');
      window.alert(FAILURE);
    },
  });

  function closeDialog() {
    setStatus('idle');
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOnline) {
      setStatus('idle');
      void mutate(event.currentTarget);
    } else {
      setStatus('offline');
      window.alert(FAILURE);
    }
  }

  const field = fieldsOf({ values, onChange, isSending: isPending });
  const line = { required: true, limit: MAX_LINE_LENGTH };
  const call = (
    <Link href={`tel:${phone.tel}`} sx={{ whiteSpace: 'nowrap' }}>
      {phone.display}
    </Link>
  );
  const otherWays = (
    <>
      You can also call {call} or write to <Link href={`mailto:${email}`}>{email}</Link>.
    </>
  );

  return (
    <>
      <Form
        ref={form}
        className="needs-script"
        method="post"
        onSubmit={submit}
        aria-label="Contact form"
      >
        {!isOnline && (
          <Callout>
            <p>
              <strong>You are offline.</strong> You can still write your message: it stays on this
              device for an hour. A call to {call} needs no internet, and{' '}
              {mobile && chats[0] && (
                <>
                  <Link href={chatUrl(chats[0], mobile.tel)}>{chats[0]}</Link> or{' '}
                </>
              )}
              <Link href={`mailto:${email}`}>e-mail</Link> keeps what you write there until it can
              go.
            </p>
          </Callout>
        )}
        <Field
          label="Name"
          autoComplete="name"
          className="half"
          {...line}
          {...field('user_name')}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          className="half"
          {...line}
          {...field('user_email')}
          slotProps={{ input: wholeAddress }}
        />
        <Field label="Subject" {...line} {...field('subject')} />
        <Field label="Message" required rows={6} limit={MAX_TEXT_LENGTH} {...field('message')} />
        <Field
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          limit={MAX_PHONE_LENGTH}
          {...field('user_phone')}
          helperText={`If you would rather be called${chats.length > 0 ? `, or answered on ${inSentence(chats, 'or')}` : ''}.`}
        />
        {status === 'offline' && isOnline && (
          <Callout role="alert">You are online again. Your message has not been sent yet.</Callout>
        )}
        {(status === 'failed' || (status === 'offline' && !isOnline)) && (
          // The browser takes the focus from a button that is disabled.
          <Callout role="alert" isError takesFocus={status === 'failed'}>
            <span>{FAILURE}</span>{' '}
            {status === 'offline' &&
              'You are offline: nothing has been sent. Your message stays here. '}
            {otherWays}
          </Callout>
        )}
        <div>
          <Button type="submit" variant="contained" size="large" disabled={isPending}>
            {isPending ? 'Sending...' : 'Send Message'}
          </Button>
          {mobile && chats.length > 0 && (
            <Typography sx={{ mt: 1.5 }}>
              Or ask on{' '}
              {chats.map((chat, index) => (
                <Fragment key={chat}>
                  {index > 0 && ' or '}
                  <Link href={chatUrl(chat, mobile.tel, words)}>{chat}</Link>
                </Fragment>
              ))}
              , with the same words.
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: '52ch' }}>
            {privacyNote} <Link href={privacyHref}>What we keep, and for how long</Link>
          </Typography>
        </div>
        {honeypotField && (
          <input name={honeypotField} type="text" hidden tabIndex={-1} autoComplete="off" />
        )}
        {status === 'sent' && <ThankYouDialog onClose={closeDialog} />}
      </Form>
      <ScriptNotice>
        <p>The form needs JavaScript and a recent browser. {otherWays}</p>
      </ScriptNotice>
    </>
  );
}

const Dialog = styled('dialog')(({ theme }) => ({
  margin: 'auto',
  maxWidth: 'min(444px, 100vw - 64px)',
  borderRadius: radius.large,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: shadows.high,
}));

/**
 * Confirms that the message was sent, and says what happens next. Not loaded lazily, because
 * loading could fail after the message was sent.
 */
function ThankYouDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The content covers the dialog, so a click on the dialog itself is on its backdrop.
        if (target === currentTarget) close();
      }}
    >
      <Box sx={{ p: 3 }}>
        <Typography id={titleId} variant="h3" component="h2">
          Thank You!
        </Typography>
        <Typography sx={{ mt: 2, mb: 3 }}>
          Your message has reached us. A counsellor will read it during office hours and answer by
          e-mail, or by phone if you gave a number.
        </Typography>
        <Button variant="contained" onClick={close} sx={{ display: 'flex', ml: 'auto' }}>
          Close
        </Button>
      </Box>
    </Dialog>
  );
}
