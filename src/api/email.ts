import { withPatience } from './patience.ts';

/** The setting that sends messages to the site's own origin: the mock API of development. */
const OWN_ORIGIN = 'self';

/**
 * Sends the contact form through EmailJS, whose SDK is fetched only now. Throws when a setting is
 * missing, the service refuses or does not answer within 30 s; the console says which.
 */
export async function sendContactMessage(form: HTMLFormElement): Promise<void> {
  try {
    const { origin, publicKey, serviceId, templateId } = readSettings();
    const { init, sendForm } = await import('@emailjs/browser');
    init({ origin, publicKey });
    const { status, text } = await withPatience(() => sendForm(serviceId, templateId, form));
    console.info('Contact message sent:', status, text);
  } catch (error) {
    console.error('Contact message not sent:', ...describe(error));
    throw error;
  }
}

/** An origin that is not set is an error: the SDK would take it to mean the real service. */
function readSettings() {
  const env = import.meta.env;
  const origin = required('VITE_EMAILJS_ORIGIN', env.VITE_EMAILJS_ORIGIN);
  return {
    origin: origin === OWN_ORIGIN ? window.location.origin : origin,
    publicKey: required('VITE_EMAILJS_PUBLIC_KEY', env.VITE_EMAILJS_PUBLIC_KEY),
    serviceId: required('VITE_EMAILJS_SERVICE_ID', env.VITE_EMAILJS_SERVICE_ID),
    templateId: required('VITE_EMAILJS_TEMPLATE_ID', env.VITE_EMAILJS_TEMPLATE_ID),
  };
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set; see the settings in the README`);
  return value;
}

/** Status and text of a refusal; nothing of what the visitor wrote. */
function describe(error: unknown): unknown[] {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return [error.status, error.text];
  }
  return error instanceof TypeError ? [0, 'Network Error'] : [String(error)];
}
