import { type GenericSchema, is, parse } from 'valibot';
import { expect } from 'vitest';
import { kinds as contentKinds, type KindName } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';

/** A server under test. */
export interface Target {
  /** The base path of the API, such as `http://127.0.0.1:5000/api`. */
  readonly baseUrl: () => string;
  /** Session and origin, sent with every request. Missing for a server without accounts. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** True for the server of this project and MSW: with drafts, a bin and an inbox. */
  readonly isOurs?: boolean;
  /** Empties the server's lists. Missing for a server with data of its own. */
  readonly reset?: () => Promise<void>;
}

export type Endpoint = Readonly<Record<'method' | 'path', string>>;

/** An id that no entity has. */
export const UNKNOWN_ID = '0123456789abcdef01234567';

/** A kind of entry, with the fields of a valid entry. */
export type Kind = ReturnType<typeof withSample>;

/**
 * A kind of the contract with a sample of its required fields, the names of those that take any
 * text, a change, and all of its fields.
 */
function withSample(kind: (typeof contentKinds)[KindName]) {
  const takes = (field: string, value?: string) =>
    is<GenericSchema>(kind.create.request, { ...kind.example, [field]: value });
  const required = Object.entries(kind.example).filter(([field]) => !takes(field));
  const sample: Record<string, unknown> = Object.fromEntries(required);
  const texts = Object.keys(sample).filter((field) => takes(field, 'Any text\nof two lines'));
  const last = texts.at(-1) ?? '';
  const all = parse<GenericSchema<unknown, object>>(kind.create.request, kind.example);
  return { ...kind, sample, texts, fields: all, change: { [last]: 'Another text' } };
}

export const testimonials = withSample(contentKinds.testimonials);

export const blogs = withSample(contentKinds.blogs);

export const kinds = Object.values(contentKinds).map(withSample);

/** An entry without what a server may add by itself. */
export function sentFields(entry: unknown): unknown {
  const { updatedAt: _time, ...fields } = Object(entry);
  return fields;
}

/** Calls to a server under test, with the checks that most tests need. */
export function createClient(target: Target) {
  async function call(method: string, path: string, body?: unknown, headers = target.headers?.()) {
    const response = await fetch(target.baseUrl() + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const data: unknown = text && type.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, data, headers: response.headers };
  }

  /** Calls an endpoint, for the entry with this id. */
  const callAt = (
    { method, path }: Endpoint,
    id: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => call(method, pathOf({ path }, id), body, headers);

  async function create(kind: Kind, fields: object): Promise<{ _id: string }> {
    const { status, data } = await call('POST', kind.create.path, fields);
    expect(status).toBe(201);
    return data as { _id: string };
  }

  async function list(kind: Kind): Promise<{ _id: string }[]> {
    const { status, data } = await call('GET', kind.list.path);
    expect(status).toBe(200);
    expect(data).toBeInstanceOf(Array);
    return data as { _id: string }[];
  }

  async function expectError(
    status: number,
    response: Promise<{ status: number; data: unknown; headers: Headers }>,
    message: RegExp = /./,
  ) {
    const { status: actual, data, headers } = await response;
    expect(actual).toBe(status);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(data).toEqual({ message: expect.stringMatching(message) });
    return headers;
  }

  return { call, callAt, create, list, expectError };
}

export type Client = ReturnType<typeof createClient>;
