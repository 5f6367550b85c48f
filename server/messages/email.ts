import { emailEndpoint } from '#src/api/contract.ts';
import { parseForm, validate } from '../api/validation.ts';

/** A contact message as it is kept. */
export type StoredMessage = {
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  receivedAt: string;
};

/** Reads a contact message from the form that the EmailJS SDK sends. */
export async function readMessage(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  now: number,
): Promise<StoredMessage> {
  const form = validate(emailEndpoint.request, await parseForm(body, contentType));
  return {
    user_name: form.user_name,
    user_email: form.user_email,
    subject: form.subject,
    message: form.message,
    receivedAt: new Date(now).toISOString(),
  };
}

/** The body of EmailJS's success response, which is text. */
export const EMAIL_SUCCESS = 'OK';
