/** The contact form: to the server of this project, or to EmailJS. */
import * as v from 'valibot';
import { type Endpoint, responds, tooManyAttempts } from './endpoint.ts';
import { text } from './entry.ts';
import { newRequiredText, phoneText, requiredText, shortText } from './text.ts';

/** The name of a form field that people do not see. Only a program fills it in. */
export const HONEYPOT_FIELD = 'homepage';

/** A message of the contact form. */
export const contactMessageSchema = v.object({
  name: requiredText,
  email: requiredText,
  /** Phone or WhatsApp; empty if the visitor gives none. */
  phone: v.optional(text, ''),
  subject: requiredText,
  message: requiredText,
});
/** The name, addresses, subject and text of a message. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** The messages of the server when it keeps as many messages as it can. */
export const inboxFull = {
  status: 503,
  message: 'The inbox is full. Please call us instead.',
} as const;

/** A message to the server of this project. */
export const contactEndpoints = {
  sendMessage: {
    method: 'POST',
    path: '/contact',
    status: 201,
    access: 'public',
    acceptsIdempotencyKey: true,
    // Longer messages, of earlier versions, can be read.
    request: v.object({
      name: shortText,
      email: shortText,
      phone: v.optional(phoneText, ''),
      subject: shortText,
      message: newRequiredText,
      [HONEYPOT_FIELD]: v.optional(v.pipe(text, v.value('', 'must be empty'))),
    }),
    ...responds('Message sent'),
    errors: [tooManyAttempts(60), inboxFull],
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** The fields of the form, with the names that EmailJS expects. */
export const emailFieldsSchema = v.object({
  user_name: requiredText,
  user_email: requiredText,
  user_phone: v.optional(text, ''),
  subject: requiredText,
  message: requiredText,
});
/** A message with the names of EmailJS's fields. */
export type EmailFields = v.InferOutput<typeof emailFieldsSchema>;

/** The body of a success of EmailJS, which is text. */
export const EMAIL_SENT = 'OK';

/** The form endpoint of EmailJS. The SDK also sends its version and the ids of the account. */
export const emailEndpoint = {
  method: 'POST',
  path: '/api/v1.0/email/send-form',
  request: v.object({
    ...emailFieldsSchema.entries,
    lib_version: requiredText,
    service_id: requiredText,
    template_id: requiredText,
    user_id: requiredText,
  }),
  success: EMAIL_SENT,
  /** The service's answers to a site that it refuses. The body is the message, as text. */
  errors: [
    { status: 403, message: 'Forbidden' },
    { status: 429, message: 'Too Many Requests' },
    { status: 451, message: 'Unavailable For Headless Browser' },
    { status: 500, message: 'Internal Server Error' },
  ],
} as const;
