import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { kinds } from '#contracts/content.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/idempotencyKey.ts';
import { listen } from '../../listen.ts';

let body = '';
let status = 200;
let received: IncomingHttpHeaders = {};
const { url, close } = await listen((request, response) => {
  received = request.headers;
  // As a host that guesses the type by the path.
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});
afterAll(close);

// The client reads its setting when it is imported.
vi.stubEnv('VITE_API_BASE_URL', `${url}/api`);
const { failureMessage, isForbidden, isNetworkError, isNotFound, isUnauthorized, ...client } =
  await import('#src/api/client.ts');
const { deleteMessage } = await import('#src/api/inbox.ts');
const { request, requestJson } = client;

/** A call whose response the specification does not describe. */
const send = () => request(kinds.blogs.create, { body: { title: 'T', content: 'C', author: 'A' } });

/** Calls whose response the contract describes; only the server of this project answers the last. */
const reads = {
  listBlogs: () => requestJson(kinds.blogs.list),
  getBlog: () => requestJson(kinds.blogs.get, { id: 'a' }),
  deleteMessage: () => deleteMessage('1'),
};

const errorOf = (call: () => Promise<unknown>): Promise<unknown> =>
  call().then(
    () => undefined,
    (reason) => reason,
  );

beforeEach(() => {
  status = 200;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
});

const calls = Object.entries({ ...reads, createBlog: send });
it.each(calls)('%s fails with what is no JSON', async (_name, call) => {
  for (body of ['<!doctype html><title>Home</title>', 'OK', '{"_id":']) {
    const error = await errorOf(call);
    expect(error, body).toBeInstanceOf(Error);
    expect(isNetworkError(error)).toBe(false);
    expect(client.serverMessage(error)).toBeUndefined();
  }
});

it('a write succeeds with any JSON, and with none', async () => {
  for (body of ['{}', '[]', 'null', '"OK"', '{"acknowledged":true}', '']) {
    await expect(send(), body).resolves.not.toThrow();
  }
});

it.each(Object.entries(reads))('%s fails with JSON of another form', async (_name, call) => {
  body = '{"acknowledged":true}';
  await expect(call()).rejects.toThrow('does not match the contract');
});

it('returns null for an empty body', async () => {
  body = '';
  await expect(reads.getBlog()).resolves.toEqual({ data: null });
});

it.each([401, 403, 404])('keeps status %i of a page of HTML', async (code) => {
  status = code;
  body = '<!doctype html><title>No</title>';
  const error = await errorOf(send);
  const statuses = { 401: isUnauthorized(error), 403: isForbidden(error), 404: isNotFound(error) };
  expect(statuses).toEqual({ 401: false, 403: false, 404: false, [code]: true });
});

it.each([
  [400, '{"message":"title must not be empty"}', 'title must not be empty'],
  [500, '{"message":" "}', undefined],
  [500, '<!doctype html><title>Down</title>', undefined],
])('says after status %i with %j: %s', async (code, text, message) => {
  status = code;
  body = text;
  const error = await errorOf(send);
  expect(client.serverMessage(error)).toBe(message);
  const unknown = 'The server could not be reached. Please try again.';
  expect(failureMessage(error)).toBe(message ?? unknown);
});

it('sends the key of a request to the own origin only', async () => {
  const name = IDEMPOTENCY_KEY_HEADER.toLowerCase();
  body = '{}';
  const options = { idempotencyKey: 'a', headers: { 'X-Test': 'b' } };
  await request(kinds.blogs.create, options);
  expect(received[name]).toBeUndefined();
  vi.stubGlobal('location', { origin: url });
  await request(kinds.blogs.create, options);
  expect(received).toMatchObject({ [name]: '"a"', 'x-test': 'b' });
});
