/** The contact form: to the server of this project, or to EmailJS. */
import { type InferOutput, object, optional, pipe, value } from 'valibot';
import { type Endpoint, messageSchema, publicBodyLimit, tooManyAttempts } from './endpoint.ts';
import { text } from './entry.ts';
import { newRequiredText, phoneText, requiredText, shortText } from './text.ts';

/** The name of a form field that people do not see. Only a program fills it in. */
export const HONEYPOT_FIELD = 'homepage';

const fields = {
  name: requiredText,
  email: requiredText,
  /** Phone or WhatsApp; empty if the visitor gives none. */
  phone: optional(text, ''),
  subject: requiredText,
  message: requiredText,
};

/** The fields that a visitor may send. Longer messages from earlier versions can be read. */
const newFields = {
  name: shortText,
  email: shortText,
  phone: optional(phoneText, ''),
  subject: shortText,
  message: newRequiredText,
};

/** A message of the contact form. */
export const contactMessageSchema = object(fields);
/** The name, addresses, subject and text of a message. */
export type ContactMessage = InferOutput<typeof contactMessageSchema>;

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
    bodyLimit: publicBodyLimit,
    request: object({
      ...newFields,
      [HONEYPOT_FIELD]: optional(pipe(text, value('', 'must be empty'))),
    }),
    response: messageSchema,
    message: 'Message sent',
    errors: [tooManyAttempts(60), inboxFull],
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** The fields of the form, with the names that EmailJS expects. */
export const emailFieldsSchema = object({
  user_name: requiredText,
  user_email: requiredText,
  user_phone: optional(text, ''),
  subject: requiredText,
  message: requiredText,
});
/** A message with the names of EmailJS's fields. */
export type EmailFields = InferOutput<typeof emailFieldsSchema>;

/** The body of a success of EmailJS, which is text. */
export const EMAIL_SENT = 'OK';

/** The form endpoint of EmailJS. The SDK also sends its version and the ids of the account. */
export const emailEndpoint = {
  method: 'POST',
  path: '/api/v1.0/email/send-form',
  request: object({
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
