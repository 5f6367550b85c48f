import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { Note } from './Note.tsx';
import { pointOutBlank } from './pointOutBlank.ts';
import { useIsOnline } from './useIsOnline.ts';

const loadThankYou = () => import('./ThankYouDialog.tsx');
const ThankYouDialog = lazy(async () => ({ default: (await loadThankYou()).ThankYouDialog }));

const FAILURE = 'Failed to send message. Please try again later.';

type Status = 'idle' | 'sending' | 'sent' | 'failed' | 'offline';

interface ContactFormProps {
  /** Sends the form as it stands; rejects if the message was not taken. */
  onSend: (form: HTMLFormElement) => Promise<void>;
  /** The other ways to reach the office, shown when the form cannot send or has failed to. */
  phone: { display: string; tel: string };
  /** The number that answers on WhatsApp. */
  mobile: { tel: string };
  email: string;
  /** Where the text goes, in a sentence, beside the button. */
  privacyNote: string;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :not(.half)': { gridColumn: '1 / -1' },
  },
}));

const whatsApp = (tel: string) => `https://wa.me/${tel.replace('+', '')}`;

/**
 * The contact form: the browser checks the fields, the button says 'Sending...' meanwhile, a dialog
 * says 'Thank You!', and a failure keeps every word that was typed. Without a network it says so
 * from the start, and sends nothing.
 *
 * Once, on the contact page; elsewhere link there.
 */
export function ContactForm({ onSend, phone, mobile, email, privacyNote }: ContactFormProps) {
  const [status, setStatus] = useState<Status>('idle');
  const isOnline = useIsOnline();
  const isSending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current || pointOutBlank(form)) return;
    if (!isOnline) return setStatus('offline');
    isSending.current = true;
    setStatus('sending');
    try {
      await Promise.all([onSend(form), loadThankYou()]);
      form.reset();
      setStatus('sent');
    } catch {
      setStatus('failed');
      window.alert(FAILURE);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Form onSubmit={submit} aria-label="Contact form">
      {!isOnline && (
        <Note>
          <p>
            <strong>You are offline.</strong> Write your message all the same: it stays in this tab
            until you can send it. A call to{' '}
            <Link href={`tel:${phone.tel}`} sx={{ whiteSpace: 'nowrap' }}>
              {phone.display}
            </Link>{' '}
            needs no internet, and <Link href={whatsApp(mobile.tel)}>WhatsApp</Link> or{' '}
            <Link href={`mailto:${email}`}>e-mail</Link> keeps what you write there until it can go.
          </p>
        </Note>
      )}
      <Field label="Name" name="user_name" autoComplete="name" required className="half" />
      <Field
        label="Email"
        name="user_email"
        type="email"
        autoComplete="email"
        required
        className="half"
      />
      <Field label="Subject" name="subject" required />
      <Field label="Message" name="message" required multiline rows={6} />
      <div>
        <Button type="submit" variant="contained" size="large" disabled={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : 'Send Message'}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: '52ch' }}>
          {privacyNote}
        </Typography>
        <div role="alert">
          {status === 'offline' && (
            <Typography sx={{ mt: 2, fontWeight: 600 }}>
              {isOnline
                ? 'You are online again. Your message has not been sent yet.'
                : 'You are offline: nothing has been sent. Your message stays here.'}
            </Typography>
          )}
          {status === 'failed' && (
            <Typography color="error" sx={{ mt: 2, fontWeight: 600 }}>
              <span>{FAILURE}</span> You can also call{' '}
              <Link href={`tel:${phone.tel}`}>{phone.display}</Link> or write to{' '}
              <Link href={`mailto:${email}`}>{email}</Link>.
            </Typography>
          )}
        </div>
      </div>
      {status === 'sent' && (
        <Suspense fallback={null}>
          <ThankYouDialog onClose={() => setStatus('idle')} />
        </Suspense>
      )}
    </Form>
  );
}
