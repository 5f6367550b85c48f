import { literal, object, optional } from 'valibot';
import { emailEndpoint, HONEYPOT_FIELD } from '#contracts/contact.ts';
import { parseForm, validate } from '../api/validation.ts';

/** A contact message as it is kept. */
export type StoredMessage = {
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  receivedAt: string;
};

const formSchema = object({
  ...emailEndpoint.request.entries,
  [HONEYPOT_FIELD]: optional(literal('', 'must be empty')),
});

/**
 * Reads a contact message from the form that the EmailJS SDK sends. Throws a 400 if a field is
 * missing, or if a program has filled in the field that people do not see.
 */
export async function readMessage(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  now: number,
): Promise<StoredMessage> {
  const form = validate(formSchema, await parseForm(body, contentType));
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
