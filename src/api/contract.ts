/**
 * What the site expects of `/api`: method, path, request and response of every endpoint, once.
 * The client, the mock backends, the contract tests and docs/api.md all come from here.
 */
import {
  array,
  check,
  type GenericSchema,
  type InferOutput,
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

/** What a student or parent says about the consultancy. */
export type Testimonial = { _id: string; name: string; message: string };

/** A blog post. Author and image are absent where the server has none. */
export type Blog = {
  _id: string;
  title: string;
  content: string;
  author?: string;
  imageUrl?: string;
};

const isBlank = (text: string) => text.trim() === '';

/** Text that must hold more than white space. It is kept as typed, never trimmed. */
const requiredText = pipe(
  string('must be text'),
  check((text) => !isBlank(text), 'must not be empty'),
);
const text = string('must be text');
const optionalText = nullish(text);
const id = pipe(string(), minLength(1));

export const testimonialSchema = object({ _id: id, name: text, message: text });

/** Null, blank and missing all mean that there is none; fields beyond these are dropped. */
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
 * A list that leaves out an entry it cannot read, and logs it, instead of failing as a whole. What
 * an entry is stands in its metadata too, for Storybook's contract pages.
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

/** Says of the first thing wrong where it is and what, such as `title must not be empty`. */
export function describeIssue(issue: {
  message: string;
  received: string;
  path?: readonly { key: unknown }[] | undefined;
}): string {
  const field = issue.path?.map((step) => String(step.key)).join('.') || 'The body';
  return issue.received === 'undefined' ? `${field} is required` : `${field} ${issue.message}`;
}

export const newTestimonialSchema = object({ name: requiredText, message: requiredText });
export const testimonialUpdateSchema = object({ name: optional(requiredText), message: text });
export const newBlogSchema = object({
  title: requiredText,
  content: requiredText,
  author: requiredText,
});
export const blogUpdateSchema = object({
  title: requiredText,
  content: requiredText,
  author: optionalText,
  imageUrl: optionalText,
});
const noticeSchema = object({ message: string() });

/** What the Add Testimonial form sends. */
export type NewTestimonial = InferOutput<typeof newTestimonialSchema>;
/** What the Add Blog form sends. */
export type NewBlog = InferOutput<typeof newBlogSchema>;

/** One endpoint below the base path of the API; `:id` in the path stands for the entity's id. */
export type Endpoint<Body, Data> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** The status of a success. */
  status: 200 | 201;
  /** The JSON body of the request, for those that have one. */
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
    response: noticeSchema,
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
    // A server should answer 404 for an unknown id; null is read as the same.
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
    response: noticeSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

export type EndpointName = keyof typeof endpoints;

/** The path of an endpoint for one entity. */
export function pathOf(endpoint: { path: string }, entityId = ''): string {
  return endpoint.path.replace(':id', encodeURIComponent(entityId));
}

/** The four fields of the contact form, as the e-mail service takes them. */
export const contactMessageSchema = object({
  user_name: requiredText,
  user_email: requiredText,
  subject: requiredText,
  message: requiredText,
});

/** A message of the contact form. */
export type ContactMessage = InferOutput<typeof contactMessageSchema>;

/**
 * The e-mail service's form endpoint: a multipart POST below the service's origin. Besides the
 * message the SDK sends who is asking.
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
