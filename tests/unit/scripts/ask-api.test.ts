import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchBuildData, prerenderApiUrl } from '#scripts/build/ask-api.ts';
import { freePort, host } from '#scripts/server/ports.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts an API that responds to every path with this, or never if undefined. Returns its URL. */
async function serve(reply: { status?: number; body: string } | undefined): Promise<string> {
  const running = createServer((_request, response) => {
    if (reply) response.writeHead(reply.status ?? 200).end(reply.body);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, host, resolve));
  const { port } = running.address() as AddressInfo;
  return `http://${host}:${port}/api`;
}

async function fetchData(url: string | undefined, timeout = 10_000) {
  const lines: string[] = [];
  const data = await fetchBuildData(url, (line) => lines.push(line), timeout);
  return { data, lines };
}

test('returns both lists without unknown fields', async () => {
  const url = await serve({
    body: '[{"_id":"1","title":"T","content":"C \\ud83c","name":"N","message":"M","__v":0}]',
  });
  expect(await fetchData(`${url}/`)).toEqual({
    data: {
      blogs: [{ _id: '1', title: 'T', content: 'C \uFFFD' }],
      testimonials: [{ _id: '1', name: 'N', message: 'M' }],
    },
    lines: [],
  });
});

test('omits an invalid entry of a list', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const url = await serve({ body: '[{"_id":"1"}]' });
  expect((await fetchData(url)).data).toEqual({ blogs: [], testimonials: [] });
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

test.each([
  ['an error response', { status: 500, body: '[]' }, 'responded to /blogs/get with 500'],
  ['a response that is not JSON', { body: '<html>' }, 'did not respond with JSON'],
  [
    'a response that is not a list',
    { body: '{}' },
    'responded to /blogs/get with data that does not match the contract: ',
  ],
  ['no response', undefined, 'did not respond within 0.3 s'],
])('warns in one line about %s, and the build continues', async (_, reply, reason) => {
  const { data, lines } = await fetchData(await serve(reply), reply ? undefined : 300);
  expect(data).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(reason);
  expect(lines[0]).toMatch(/; this build prerenders no blogs and has no feed\.$/);
});

test('warns in one line about an unreachable API', async () => {
  const url = `http://${host}:${await freePort()}/api`;
  expect(await fetchData(url)).toEqual({
    data: undefined,
    lines: [
      `The API at ${url} could not be reached; this build prerenders no blogs and has no feed.`,
    ],
  });
});

test('warns about a missing setting, but not about an empty one', async () => {
  expect((await fetchData(undefined)).lines).toEqual([
    'Not set: PRERENDER_API_URL; this build prerenders no blogs and has no feed.',
  ]);
  expect(await fetchData('')).toEqual({ data: undefined, lines: [] });
});

test.each([
  [{}, undefined],
  [{ VITE_API_BASE_URL: '/api' }, undefined],
  [{ VITE_API_BASE_URL: 'https://api.example/api' }, 'https://api.example/api'],
  [{ PRERENDER_API_URL: 'http://a/api', VITE_API_BASE_URL: 'https://b/api' }, 'http://a/api'],
  [{ PRERENDER_API_URL: '', VITE_API_BASE_URL: 'https://b/api' }, ''],
])('the settings %j make %j the API', (env, url) => {
  expect(prerenderApiUrl(env)).toBe(url);
});
