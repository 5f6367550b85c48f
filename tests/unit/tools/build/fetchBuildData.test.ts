import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { contentSchema, kinds } from '#contracts/content.ts';
import { fetchBuildData, prerenderApiUrl } from '#tools/build/fetchBuildData.ts';
import { freePort, host } from '#tools/settings/ports.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts an API that responds to every path with this. Returns its URL. */
async function serve(body: string, status = 200): Promise<string> {
  const running = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, host, resolve));
  const { port } = running.address() as AddressInfo;
  return `http://${host}:${port}/api`;
}

/** Fetches with the server entry, which reads the URL of the API when it is imported. */
async function fetchData(url: string | undefined) {
  vi.stubEnv('VITE_API_BASE_URL', url);
  vi.resetModules();
  const { fetchContent } = await import('#src/entry-server.tsx');
  const lines: string[] = [];
  const data = await fetchBuildData(url, fetchContent, (line) => lines.push(line));
  return { data, lines };
}

test('returns both lists without unknown fields', async () => {
  const url = await serve(
    '[{"_id":"1","title":"T","content":"C \\ud83c","name":"N","message":"M","__v":0}]',
  );
  expect(await fetchData(`${url}/`)).toEqual({
    data: expect.objectContaining({
      blogs: [{ _id: '1', title: 'T', content: 'C \uFFFD' }],
      testimonials: [{ _id: '1', name: 'N', message: 'M' }],
    }),
    lines: [],
  });
});

test('omits an invalid entry of a list', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const url = await serve('[{"_id":"1"}]');
  expect((await fetchData(url)).data).toEqual(parse(contentSchema, {}));
  expect(error).toHaveBeenCalledTimes(Object.keys(kinds).length);
});

test.each([
  ['an error response', '[]', 500, 'Request failed with status code 500'],
  ['a response that is not JSON', '<html>', 200, 'is not valid JSON'],
  ['a response that is not a list', '{}', 200, 'does not match the contract'],
])('warns in one line about %s, and the build continues', async (_, body, status, reason) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { data, lines } = await fetchData(await serve(body, status));
  expect(data).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(reason);
  expect(lines[0]).toMatch(/; this build prerenders no blogs and has no feed\.$/);
});

test('warns in one line about an API that cannot be reached, or does not respond', async () => {
  const url = `http://${host}:${await freePort()}/api`;
  const { data, lines } = await fetchData(url);
  expect(data).toBeUndefined();
  const { CanceledError } = await import('axios');
  const fetchNothing = () => Promise.reject(new CanceledError());
  await fetchBuildData(url, fetchNothing, (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^The API at ${url} could not be used: .*ECONNREFUSED`)),
    `The API at ${url} did not respond in time; this build prerenders no blogs and has no feed.`,
  ]);
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
