import { contactEndpoints, HONEYPOT_FIELD } from '#contracts/contact.ts';
import { requestJson } from './client.ts';

/**
 * Sends the contact form to the server of this project. Rejects if it refuses or cannot be reached.
 * The console says which.
 */
export async function sendMessage(form: HTMLFormElement): Promise<void> {
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
    await requestJson(contactEndpoints.sendMessage, { body });
    console.info('Contact message sent.');
  } catch (error) {
    console.error('Contact message not sent:', String(error));
    throw error;
  }
}
