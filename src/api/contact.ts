import { contactEndpoints, HONEYPOT_FIELD } from '#contracts/contact.ts';
import { requestJson } from './client.ts';

/** Sends the contact form to our server, which stores it once for each key. Rejects if it fails. */
export async function sendMessage(form: HTMLFormElement, key: string): Promise<void> {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name) ?? '');
  const body = {
    name: field('user_name'),
    email: field('user_email'),
    phone: field('user_phone'),
    subject: field('subject'),
    message: field('message'),
    [HONEYPOT_FIELD]: field(HONEYPOT_FIELD),
  };
  try {
    await requestJson(contactEndpoints.sendMessage, { body, idempotencyKey: key });
    console.info('Contact message sent.');
  } catch (error) {
    console.error('Contact message not sent:', String(error));
    throw error;
  }
}
