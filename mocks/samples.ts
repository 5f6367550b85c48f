/** A sample of each request, with the data of the fixtures, for the documents of the API. */
import type { GenericSchema } from 'valibot';
import type { Seed } from './backend/backend.ts';
import { blogs, testimonials } from './fixtures.ts';
import {
  binEntries,
  drafts,
  inboxMessages,
  sampleAccounts,
  sampleSessions,
  serverData,
} from './serverFixtures.ts';

/** Data of every kind, for a backend that the documents call. */
export const sampleSeed: Seed = {
  blogs,
  testimonials,
  drafts,
  messages: inboxMessages,
  bin: binEntries,
  ...serverData,
};

const [testimonial] = testimonials;
const [blog] = blogs;
const [draft] = drafts;
const [account] = sampleAccounts;
const [, session] = sampleSessions;
const [, message] = inboxMessages;
const password = 'seven-lakes-and-a-yak';
const credentials = { username: 'asha', token: 'b0RzMcJMBBmIe25rHPXv80gQFo', password };

/** An entry for the first part of a path, or two: its id, and the fields of a request. */
const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  testimonials: testimonial,
  blogs: blog,
  drafts: draft,
  ...Object.fromEntries(binEntries.map((entry) => [`bin/${entry.kind}`, entry])),
  session: credentials,
  password: { ...credentials, current: 'a-hill-above-the-town' },
  sessions: session,
  accounts: { ...account, username: 'asha' },
  links: account,
  contact: message,
  inbox: { ...message, version: message.notedAt, isTaken: true, was: message.takenBy },
  uploads: {},
  import: {},
  system: {},
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

function entryOf({ path }: Call): Readonly<Record<string, unknown>> {
  const [, first = '', second = ''] = path.split('/');
  const entry = entries[first] ?? entries[`${first}/${second}`];
  if (!entry) throw new Error(`mocks/samples.ts has no sample for ${path}.`);
  return entry;
}

/** The id of an entry that `sampleSeed` has, for calls with an id in their path. */
export function sampleId(call: Call): string | undefined {
  if (!call.path.includes(':id')) return undefined;
  const { _id, id } = entryOf(call);
  return String(_id ?? id);
}

/** The body of a request, if it is an object. Of each text it has the first sentence. */
export function sampleBody(call: Call): Record<string, unknown> | undefined {
  const { request } = call;
  if (!request || !('entries' in request)) return undefined;
  const fields = Object.keys(request.entries ?? {});
  return Object.fromEntries(
    Object.entries(entryOf(call))
      .filter(([name]) => fields.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? firstSentence(value) : value]),
  );
}

const firstSentence = (text: string) => text.split(/(?<=[.?!])\s/)[0];
