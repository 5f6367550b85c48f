import { createServer } from 'node:http';
import axios from 'axios';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '#contracts/accounts.ts';
import { exampleContent, kinds } from '#contracts/content.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { sessionEndpoints } from '#contracts/session.ts';
import { host } from '#tools/settings/ports.ts';

let body = '';
let status = 200;
const server = createServer((_request, response) => {
  // As a host that guesses the type by the path.
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, host, resolve));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('The server has no port.');

afterAll(() => void server.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it.each([
  ['', '/api'],
  ['https://api.example/v1', 'https://api.example/v1'],
])('with VITE_API_BASE_URL=%j the base URL is %s', async (value, baseURL) => {
  vi.stubEnv('VITE_API_BASE_URL', value);
  const create = vi.spyOn(axios, 'create');
  await import('#src/api/client.ts');
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ baseURL }));
});

const [blog] = exampleContent.blogs;
const [testimonial] = exampleContent.testimonials;
if (!blog || !testimonial) throw new Error('A kind has no example.');

const withoutContract = async (endpoint: AnyEndpoint, options: object = {}) =>
  (await import('#src/api/client.ts')).request(endpoint, options);
const withContract = async (endpoint: AnyEndpoint, options: object = {}) =>
  (await import('#src/api/client.ts')).requestJson(endpoint, options);

/** The calls of the dashboard, and the blog of a page. */
const reads: Record<string, () => Promise<unknown>> = {
  listBlogs: () => withContract(kinds.blogs.list),
  getBlog: () => withContract(kinds.blogs.get, { id: blog._id }),
  updateTestimonial: () =>
    withContract(kinds.testimonials.update, { id: testimonial._id, body: testimonial }),
};
/** The calls whose response the specification does not describe. */
const writes: Record<string, () => Promise<unknown>> = {
  createBlog: () => withoutContract(kinds.blogs.create, { body: blog }),
  deleteBlog: () => withoutContract(kinds.blogs.remove, { id: blog._id }),
};
/** Calls that only the server of this project answers. */
const own: Record<string, () => Promise<unknown>> = {
  endSession: () => withContract(accountEndpoints.endSession, { id: '1' }),
  deleteMessage: async () => (await import('#src/api/inbox.ts')).deleteMessage('1'),
  signOut: () => withContract(sessionEndpoints.signOut),
};

describe('a response with status 200', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_API_BASE_URL', `http://${host}:${address.port}/api`);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    status = 200;
  });

  describe.each(Object.entries({ ...reads, ...writes, ...own }))('of %s', (_name, call) => {
    it.each(['<!doctype html><title>Home</title>', 'OK', '{"_id":'])(
      'is an error if it is %j',
      async (text) => {
        body = text;
        const { isNetworkError, serverMessage } = await import('#src/api/client.ts');
        const error: unknown = await call().then(
          () => undefined,
          (reason) => reason,
        );
        expect(error).toBeInstanceOf(Error);
        expect(isNetworkError(error)).toBe(false);
        expect(serverMessage(error)).toBeUndefined();
      },
    );
  });

  describe.each(Object.entries(writes))('of %s', (_name, call) => {
    it.each(['{}', '[]', 'null', '"OK"', '{"acknowledged":true}', ''])(
      'is a success if it is %j',
      async (text) => {
        body = text;
        await expect(call()).resolves.not.toThrow();
      },
    );
  });

  it.each(Object.entries({ ...reads, ...own }))(
    'of %s is an error if it is JSON that does not match the contract',
    async (_name, call) => {
      body = '{"acknowledged":true}';
      await expect(call()).rejects.toThrow('does not match the contract');
    },
  );
});

it.each([401, 403, 404])('keeps status %i of a page of HTML', async (code) => {
  vi.stubEnv('VITE_API_BASE_URL', `http://${host}:${address.port}/api`);
  status = code;
  body = '<!doctype html><title>No</title>';
  const { isForbidden, isNotFound, isUnauthorized } = await import('#src/api/client.ts');
  const error = await writes.deleteBlog?.().catch((reason: unknown) => reason);
  expect([isUnauthorized(error), isForbidden(error), isNotFound(error)]).toEqual([
    code === 401,
    code === 403,
    code === 404,
  ]);
});

it.each([
  [400, '{"message":"title must not be empty"}', 'title must not be empty'],
  [413, '{"message":"The body is over 1 MB"}', 'The body is over 1 MB'],
  [500, '{"message":" "}', undefined],
  [500, '<!doctype html><title>Down</title>', undefined],
])('says after status %i with %j: %s', async (code, text, message) => {
  vi.stubEnv('VITE_API_BASE_URL', `http://${host}:${address.port}/api`);
  status = code;
  body = text;
  const { failureMessage, serverMessage } = await import('#src/api/client.ts');
  const error = await writes.createBlog?.().catch((reason: unknown) => reason);
  expect(serverMessage(error)).toBe(message);
  const unknown = 'The server could not be reached. Please try again.';
  expect(failureMessage(error)).toBe(message ?? unknown);
});
