/** A sample of each request, with the data of the fixtures, for the documents of the API. */
import type { GenericSchema } from 'valibot';
import { CliError } from '#tools/settings/cliError.ts';
import { blogs, testimonials } from './fixtures.ts';
import { drafts, inboxMessages, sampleAccounts } from './serverFixtures.ts';

const [testimonial] = testimonials;
const [blog] = blogs;
const [draft] = drafts;
const [account] = sampleAccounts;
const [, message] = inboxMessages;
const password = 'seven-lakes-and-a-yak';
const credentials = { username: 'asha', token: 'b0RzMcJMBBmIe25rHPXv80gQFo', password };

/** An entry for the first part of a path: the fields of a request. */
const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  testimonials: testimonial,
  blogs: blog,
  drafts: draft,
  session: credentials,
  password: { ...credentials, current: 'a-hill-above-the-town' },
  accounts: { ...account, username: 'asha' },
  links: credentials,
  contact: message,
  inbox: { ...message, version: message.notedAt, isTaken: true, was: message.takenBy },
  // The form that the SDK of EmailJS sends.
  api: {
    user_name: message.name,
    user_email: message.email,
    user_phone: message.phone,
    subject: message.subject,
    message: message.message,
    lib_version: '4.4.1',
    service_id: 'service',
    template_id: 'template',
    user_id: 'public-key',
  },
};

interface Call {
  readonly path: string;
  readonly request?: GenericSchema;
}

/** The body of a request, if it is an object. Of each text it has the first sentence. */
export function sampleBody({ path, request }: Call): Record<string, unknown> | undefined {
  if (!request || !('entries' in request)) return undefined;
  const entry = entries[path.split('/')[1] ?? ''];
  if (!entry) throw new CliError(`mocks/samples.ts has no sample for ${path}.`);
  const fields = Object.keys(request.entries ?? {});
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => fields.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? firstSentence(value) : value]),
  );
}

const firstSentence = (text: string) => text.split(/(?<=[.?!])\s/)[0];
