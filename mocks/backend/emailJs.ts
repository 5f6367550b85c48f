/** The part of EmailJS that the mock backends imitate: they read the form that its SDK sends. */
import type { InferOutput } from 'valibot';
import { emailEndpoint, emailFieldsSchema } from '#contracts/contact.ts';
import { HttpError } from '#server/api/HttpError.ts';
import { validate } from '#server/api/validation.ts';

/** A contact message as the json-server keeps it. */
export type StoredMessage = InferOutput<typeof emailFieldsSchema> & { receivedAt: string };

/** Reads a contact message from the form. Throws a 400 if a field is missing. */
export async function readMessage(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<StoredMessage> {
  const form = validate(emailEndpoint.request, await parseForm(body, contentType));
  const fields = validate(emailFieldsSchema, form);
  return { ...fields, receivedAt: new Date().toISOString() };
}

/** Returns the fields of a form body. Throws a 400 if it is not a form. */
async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new HttpError({ status: 400, message: 'The body is not a form' });
  }
}
