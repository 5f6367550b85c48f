import { init, sendForm } from '@emailjs/browser';
import { EMAIL_SENT } from '#contracts/contact.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

/** Sends the contact form through EmailJS. Rejects if a setting is missing or the service fails. */
export async function sendContactMessage(form: HTMLFormElement): Promise<void> {
  try {
    const { origin, publicKey, serviceId, templateId } = readSettings();
    init({ origin, publicKey });
    const { status, text } = await Promise.race([
      sendForm(serviceId, templateId, form),
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('Timeout')), REQUEST_TIMEOUT_MS);
      }),
    ]);
    if (text !== EMAIL_SENT) throw new Error(`Status ${status}, but not from EmailJS`);
    console.info('Contact message sent:', status, text);
  } catch (error) {
    console.error('Contact message not sent:', ...describe(error));
    throw error;
  }
}

/** Every setting is required. Read one by one, or the build would write all into the script. */
function readSettings() {
  const origin = required('VITE_EMAILJS_ORIGIN', import.meta.env.VITE_EMAILJS_ORIGIN);
  return {
    // The mock API of development is on the site's own origin.
    origin: origin === 'self' ? window.location.origin : origin,
    publicKey: required('VITE_EMAILJS_PUBLIC_KEY', import.meta.env.VITE_EMAILJS_PUBLIC_KEY),
    serviceId: required('VITE_EMAILJS_SERVICE_ID', import.meta.env.VITE_EMAILJS_SERVICE_ID),
    templateId: required('VITE_EMAILJS_TEMPLATE_ID', import.meta.env.VITE_EMAILJS_TEMPLATE_ID),
  };
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set; see docs/deploying.md`);
  return value;
}

/** Status and text of an error response; never what the visitor wrote. */
function describe(error: unknown): unknown[] {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return [error.status, error.text];
  }
  return error instanceof TypeError ? [0, 'Network Error'] : [String(error)];
}
