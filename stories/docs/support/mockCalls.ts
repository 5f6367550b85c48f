import type { GenericSchema } from 'valibot';
import { emailEndpoint } from '#contracts/contact.ts';
import { contentEndpoints } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { type Backend, createBackend } from '#mocks/backend/backend.ts';
import { blogs, testimonials } from '#mocks/fixtures.ts';
import { responseCase, responseCases } from '#mocks/msw/responseCases.ts';
import { readSchema } from './readSchema.ts';

/** Every call of the site, from the contract. */
export const calls = { ...contentEndpoints, sendContactMessage: emailEndpoint };

/** A call that the pages document. */
export type CallName = keyof typeof calls;

/** The names of all calls, in the order of the contract. */
export const callNames = Object.keys(calls).filter((name) => isCall(name));

function isCall(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** More characters than a request body may have. */
const OVERSIZED_LENGTH = 1_100_000;

const contactMessage = {
  user_name: 'Roshani Maharjan',
  user_email: 'roshani@student.example',
  subject: 'Nursing in Australia',
  message: 'May I bring my questions on Friday?',
  lib_version: '4.4.1',
  service_id: 'service',
  template_id: 'template',
  user_id: 'public-key',
};

/** A request to the mock backend and its response. */
export interface Exchange {
  status: number;
  /** The body of the request, if it has one. */
  sent?: unknown;
  /** The body of the response: JSON, or text. */
  received: unknown;
}

function entityOf(call: CallName) {
  const [blog] = blogs;
  const [testimonial] = testimonials;
  return call.endsWith('Blog') || call.endsWith('Blogs') ? blog : testimonial;
}

/** A request body for this call with data from the fixtures. */
function sampleBody(call: CallName): Record<string, unknown> | undefined {
  const request = requestOf(call);
  if (!request) return undefined;
  const source = Object.entries(
    call === 'sendContactMessage' ? contactMessage : (entityOf(call) ?? {}),
  );
  const fields = readSchema(request).fields.map(({ name }) => name);
  return Object.fromEntries(source.filter(([name]) => fields.includes(name)));
}

/** The schema of a call's body, if it has one. */
export function requestOf(call: CallName): GenericSchema | undefined {
  const endpoint = calls[call];
  return 'request' in endpoint ? endpoint.request : undefined;
}

function bodyOf(call: CallName, sent: unknown): { body?: BodyInit; headers?: HeadersInit } {
  if (sent === undefined) return {};
  if (call !== 'sendContactMessage')
    return {
      body: typeof sent === 'string' ? sent : JSON.stringify(sent),
      headers: { 'content-type': 'application/json' },
    };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) form.set(name, String(value));
  return { body: form };
}

function newBackend(): Backend {
  return createBackend({ blogs, testimonials });
}

async function exchange(
  call: CallName,
  id: string,
  sent: unknown,
  backend = newBackend(),
): Promise<Exchange> {
  const base = call === 'sendContactMessage' ? '' : '/api';
  const { method } = calls[call];
  const url = new URL(base + pathOf(calls[call], id), 'http://site.example');
  const response = await backend(new Request(url, { method, ...bodyOf(call, sent) }));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    ...(sent !== undefined && { sent }),
    received: isJson ? JSON.parse(text) : text,
  };
}

let liveBackend: Backend | undefined;

/** Sends a call to the mock backend of the docs pages, which keeps what it is sent until a reload. */
export function sendLive(call: CallName, id: string, sent: unknown): Promise<Exchange> {
  liveBackend ??= newBackend();
  return exchange(call, id, sent, liveBackend);
}

/** The id of an entry that the mock backends contain, for calls with an id in their path. */
export function sampleId(call: CallName): string | undefined {
  return calls[call].path.includes(':id') ? entityOf(call)?._id : undefined;
}

/** A short request body, as JSON text: each field has its first sentence. */
export function shortBody(call: CallName, space = 0): string | undefined {
  const body = sampleBody(call);
  if (!body) return undefined;
  const firstSentence = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.split(/(?<=[.?!])\s/)[0] : value;
  return JSON.stringify(body, firstSentence, space);
}

/** A successful exchange with a mock backend that contains the fixtures. */
export function sampleExchange(call: CallName): Promise<Exchange> {
  return exchange(call, entityOf(call)?._id ?? '', sampleBody(call));
}

/** The error responses of the mock backend to this call. The e-mail service has others of its own. */
export function sampleErrorResponses(call: CallName): Promise<Exchange[]> {
  const id = entityOf(call)?._id ?? '';
  const body = sampleBody(call);
  const [field = ''] = Object.keys(body ?? {});
  const attempts: Readonly<Record<string, () => Promise<Exchange>>> = {
    '400': () => exchange(call, id, {}),
    '404': () => exchange(call, 'no-such-id', body),
    '413': () => exchange(call, id, { ...body, [field]: 'a'.repeat(OVERSIZED_LENGTH) }),
  };
  const possible = responseCasesOf(call).flatMap((name) => attempts[name] ?? []);
  return Promise.all(possible.map((attempt) => attempt()));
}

/** The response cases of a call, such as 'ok', '404' and 'offline'. */
export function responseCasesOf(call: CallName): string[] {
  const prefix = responseCase(call, '');
  return responseCases
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}
