/**
 * The contract of `/api`: method, path, request and response of every endpoint. The client, the mock
 * backends, the contract tests and docs/api.md use it.
 */
import {
  array,
  check,
  type GenericSchema,
  type InferOutput,
  maxLength,
  metadata,
  minLength,
  nullable,
  nullish,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot';
import { MAX_TEXT_LENGTH } from './textLimit.ts';

/** A student's or parent's opinion of the consultancy. */
export type Testimonial = { _id: string; name: string; message: string };

/** A blog post. Author and image are optional. */
export type Blog = {
  _id: string;
  title: string;
  content: string;
  author?: string;
  imageUrl?: string;
};

const isBlank = (text: string) => text.trim() === '';

/** Text that must contain more than white space. It is not trimmed. */
const notBlank = check((text: string) => !isBlank(text), 'must not be empty');
const requiredText = pipe(string('must be text'), notBlank);
const text = string('must be text');
const optionalText = nullish(text);

/** A text that an admin writes. Longer ones that a server already has can be read. */
const limit = maxLength<string, number, string>(
  MAX_TEXT_LENGTH,
  `must have at most ${MAX_TEXT_LENGTH.toLocaleString('en')} characters`,
);
const newText = pipe(text, limit);
const newRequiredText = pipe(string('must be text'), notBlank, limit);
const id = pipe(string(), minLength(1));

export const testimonialSchema = object({ _id: id, name: text, message: text });

/** A null, blank or missing author or image is omitted, as are unknown fields. */
export const blogSchema = pipe(
  object({
    _id: id,
    title: text,
    content: text,
    author: optionalText,
    imageUrl: optionalText,
  }),
  transform(
    ({ author, imageUrl, ...blog }): Blog => ({
      ...blog,
      ...(author && !isBlank(author) && { author }),
      ...(imageUrl && !isBlank(imageUrl) && { imageUrl }),
    }),
  ),
);

/**
 * A list that omits and logs invalid entries instead of failing as a whole. The schema of an entry is
 * in the metadata, for Storybook's contract pages.
 */
const listOf = <T>(entrySchema: GenericSchema<unknown, T>) =>
  pipe(
    array(unknown()),
    metadata({ entry: entrySchema }),
    transform((entries) =>
      entries.flatMap((entry, index) => {
        const result = safeParse(entrySchema, entry);
        if (result.success) return [result.output];
        console.error(`Entry ${index} of the list is left out: ${describeIssue(result.issues[0])}`);
        return [];
      }),
    ),
  );

/** Formats an issue of a schema, such as `title must not be empty`. */
export function describeIssue(issue: {
  message: string;
  received: string;
  path?: readonly { key: unknown }[] | undefined;
}): string {
  const field = issue.path?.map((step) => String(step.key)).join('.') || 'The body';
  return issue.received === 'undefined' ? `${field} is required` : `${field} ${issue.message}`;
}

export const newTestimonialSchema = object({
  name: newRequiredText,
  message: newRequiredText,
});
export const testimonialUpdateSchema = object({
  name: optional(newRequiredText),
  message: newText,
});
export const newBlogSchema = object({
  title: newRequiredText,
  content: newRequiredText,
  author: newRequiredText,
  imageUrl: optionalText,
});
export const blogUpdateSchema = object({
  title: newRequiredText,
  content: newRequiredText,
  author: nullish(newText),
  imageUrl: optionalText,
});
const messageSchema = object({ message: string() });

/** What the Add Testimonial form sends. */
export type NewTestimonial = InferOutput<typeof newTestimonialSchema>;
/** What the Add Blog form sends. */
export type NewBlog = InferOutput<typeof newBlogSchema>;

/** One endpoint below the base path of the API. `:id` in the path is replaced by the entity's id. */
export type Endpoint<Body, Data> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** The status of a success. */
  status: 200 | 201;
  /** The JSON body of the request, if it has one. */
  request?: GenericSchema<Body>;
  response: GenericSchema<unknown, Data>;
};

/** The nine endpoints of the API. */
export const endpoints = {
  createTestimonial: {
    method: 'POST',
    path: '/testimonials/create',
    status: 201,
    request: newTestimonialSchema,
    response: testimonialSchema,
  },
  listTestimonials: {
    method: 'GET',
    path: '/testimonials/get',
    status: 200,
    response: listOf(testimonialSchema),
  },
  updateTestimonial: {
    method: 'PUT',
    path: '/testimonials/update/:id',
    status: 200,
    request: testimonialUpdateSchema,
    response: testimonialSchema,
  },
  deleteTestimonial: {
    method: 'DELETE',
    path: '/testimonials/delete/:id',
    status: 200,
    response: messageSchema,
  },
  createBlog: {
    method: 'POST',
    path: '/blogs/create',
    status: 201,
    request: newBlogSchema,
    response: blogSchema,
  },
  listBlogs: {
    method: 'GET',
    path: '/blogs/get',
    status: 200,
    response: listOf(blogSchema),
  },
  getBlog: {
    method: 'GET',
    path: '/blogs/get/:id',
    status: 200,
    // For an unknown id a server should respond with 404; null means the same.
    response: nullable(blogSchema),
  },
  updateBlog: {
    method: 'PUT',
    path: '/blogs/update/:id',
    status: 200,
    request: blogUpdateSchema,
    response: blogSchema,
  },
  deleteBlog: {
    method: 'DELETE',
    path: '/blogs/delete/:id',
    status: 200,
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

export type EndpointName = keyof typeof endpoints;

/** The path of an endpoint for one entity. */
export function pathOf(endpoint: { path: string }, entityId = ''): string {
  return endpoint.path.replace(':id', encodeURIComponent(entityId));
}

/** The four fields of the contact form, with the names that the e-mail service expects. */
export const contactMessageSchema = object({
  user_name: requiredText,
  user_email: requiredText,
  subject: requiredText,
  message: requiredText,
});

/** A message of the contact form. */
export type ContactMessage = InferOutput<typeof contactMessageSchema>;

/**
 * The e-mail service's form endpoint: a multipart POST below the service's origin. Besides the message
 * the SDK sends its version and the ids of the account.
 */
export const emailEndpoint = {
  method: 'POST',
  path: '/api/v1.0/email/send-form',
  request: object({
    ...contactMessageSchema.entries,
    lib_version: requiredText,
    service_id: requiredText,
    template_id: requiredText,
    user_id: requiredText,
  }),
} as const;
