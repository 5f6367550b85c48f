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

/** An API that answers every path with this; `undefined` never answers. Returns its address. */
async function serve(answer: { status?: number; body: string } | undefined): Promise<string> {
  const running = createServer((_request, response) => {
    if (answer) response.writeHead(answer.status ?? 200).end(answer.body);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, host, resolve));
  const { port } = running.address() as AddressInfo;
  return `http://${host}:${port}/api`;
}

async function ask(url: string | undefined) {
  const lines: string[] = [];
  const answers = await fetchBuildData(url, (line) => lines.push(line), 300);
  return { answers, lines };
}

test('both lists come through the contract; what it does not know is dropped', async () => {
  const url = await serve({
    body: '[{"_id":"1","title":"T","content":"C \\ud83c","name":"N","message":"M","__v":0}]',
  });
  expect(await ask(`${url}/`)).toEqual({
    answers: {
      blogs: [{ _id: '1', title: 'T', content: 'C \uFFFD' }],
      testimonials: [{ _id: '1', name: 'N', message: 'M' }],
    },
    lines: [],
  });
});

test('an entry that cannot be read is left out, not the list', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const url = await serve({ body: '[{"_id":"1"}]' });
  expect((await ask(url)).answers).toEqual({ blogs: [], testimonials: [] });
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

test.each([
  ['500', { status: 500, body: '[]' }, 'answers /blogs/get with 500'],
  ['no JSON', { body: '<html>' }, 'answers something else than JSON'],
  ['no list', { body: '{}' }, 'answers /blogs/get with something else than the contract says: '],
  ['nothing', undefined, 'did not answer within 0.3 s'],
])('%s is one line, and the build goes on', async (_, answer, reason) => {
  const { answers, lines } = await ask(await serve(answer));
  expect(answers).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(reason);
  expect(lines[0]).toMatch(/; this build prerenders no blogs and has no feed\.$/);
});

test('an API that is not there is one line', async () => {
  const url = `http://${host}:${await freePort()}/api`;
  expect(await ask(url)).toEqual({
    answers: undefined,
    lines: [
      `The API at ${url} could not be reached; this build prerenders no blogs and has no feed.`,
    ],
  });
});

test('no setting is one line; an empty one is a wish, and no line', async () => {
  expect((await ask(undefined)).lines).toEqual([
    'Not set: PRERENDER_API_URL; this build prerenders no blogs and has no feed.',
  ]);
  expect(await ask('')).toEqual({ answers: undefined, lines: [] });
});

test.each([
  [{}, undefined],
  [{ VITE_API_BASE_URL: '/api' }, undefined],
  [{ VITE_API_BASE_URL: 'https://api.example/api' }, 'https://api.example/api'],
  [{ PRERENDER_API_URL: 'http://a/api', VITE_API_BASE_URL: 'https://b/api' }, 'http://a/api'],
  [{ PRERENDER_API_URL: '', VITE_API_BASE_URL: 'https://b/api' }, ''],
])('%j asks %j', (env, url) => {
  expect(prerenderApiUrl(env)).toBe(url);
});
