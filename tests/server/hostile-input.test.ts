import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type AnyEndpoint, errorsOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openConnection } from './connection.ts';
import { writeSite } from './pagesSite.ts';
import { ORIGIN, startTestServer } from './testServer.ts';

const BODIES = 500;
const RAW_REQUESTS = 300;

/** How long an answer may take, in ms. The server closes the connection after it. */
const ANSWER_MS = 5_000;
/** How long the health check may take, in ms. */
const HEALTH_MS = 250;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(24);
const below = (count: number) => Math.floor(random() * count);
const pick = <T>(...values: [T, ...T[]]): T => values[below(values.length)] ?? values[0];
const make = <T>(...makers: [() => T, ...(() => T)[]]): T => pick(...makers)();

const repeat = (count: number, partOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => partOf(index)).join('');

let addresses = 0;
/** A client that no limit has counted yet. */
function newAddress(): { 'x-forwarded-for': string } {
  addresses += 1;
  return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** A value that a field does not expect, as JSON. */
function badJson(): string {
  return make(
    () => 'null',
    () => '1e400',
    () => '-0',
    () => '9'.repeat(1 + below(5_000)),
    () => '[]',
    () => '{"__proto__":{"isOwner":true},"toString":1}',
    () => '"\\ud800"',
    () => '"\\u0000"',
    () => '"\\udfff\\ud83d"',
    () => `"${'x'.repeat(below(30_000))}"`,
    () => `"${' '.repeat(below(30_000))}"`,
    () => `"${'\\u0300'.repeat(below(5_000))}"`,
    () => '"\\u202e<script>&#0;%00../..\\\\"',
    () => '"9999-99-99T99:99:99Z"',
    () => '[["a",["b",[]]]]',
    () => arrays(1 + below(10_000)),
    () => objects(1 + below(10_000)),
    () => `"a@${'a.'.repeat(below(10_000))}"`,
    () => `"http://${'%'.repeat(below(5_000))}"`,
    () => '"owner"',
  );
}

function badField(): string {
  const name = pick(
    ...(['title', 'content', 'author', 'imageUrl', 'name', 'message', 'email', 'subject'] as const),
    ...(['username', 'password', 'current', 'token', 'role', 'status', 'isBlocked'] as const),
    ...(['homepage', '__proto__', 'constructor', '_id', ''] as const),
  );
  // Now and then twice, with another value.
  return random() < 0.2 ? `"${name}":"a","${name}":${badJson()}` : `"${name}":${badJson()}`;
}

const badObject = () => `{${Array.from({ length: 1 + below(6) }, badField).join(',')}}`;

/** A body that no endpoint expects. */
function badBody(): Uint8Array<ArrayBuffer> {
  return make(
    () => bytesOf(badObject()),
    () => bytesOf(badObject()),
    () => bytesOf(badJson()),
    () => bytesOf(badObject().slice(0, -1 - below(20))),
    () => bytesOf(arrays(32_000)),
    () => bytesOf(objects(10_000)),
    () => bytesOf('a&'.repeat(below(40_000))),
    () => bytesOf('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'.repeat(1_000)),
    () => new Uint8Array(Buffer.from(badObject(), 'utf16le')),
    () => new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(badObject())]),
    () => new Uint8Array(Array.from({ length: 1 + below(2_000) }, () => below(256))),
    () => new Uint8Array([0x22, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0xff, 0x22]),
    () => bytesOf(`{${'"a":1,'.repeat(9_000)}"a":2}`),
  );
}

const badType = () =>
  pick(
    'application/json',
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/png',
    'image/webp',
    ';;;',
    'application/json;'.repeat(500),
  );

const badId = () =>
  pick(
    ...(['1', '%00', '%E0%A4%A', '%ud800', '%ED%A0%80', '..%2f..%2fetc', '__proto__'] as const),
    ...['x'.repeat(4_000), "'%20OR%201=1--", '0'.repeat(24), '%F0%9F%99%8F'],
  );

/** A query with parameters that some endpoints know. */
function badQuery(): string {
  const names = ['q', 'status', 'before', 'limit', 'day', 'kind', 'username', '__proto__'] as const;
  const value = () =>
    pick(
      ...(['', '%00', '%', '%E0%A4%A', '%ED%A0%80', '-1', '0', '1e9', '999', 'NaN', '[]'] as const),
      ...(['2026-99-99', '0000-00-00', '%25%5F%5C', "'--", '+++', 'sign-ins', 'new'] as const),
      ...['x'.repeat(below(3_000)), '%20'.repeat(below(900)), 'a%20'.repeat(50)],
    );
  return `?${repeat(1 + below(4), () => `${pick(...names)}${pick('=', '[]=', '', '==')}${value()}&`)}`;
}

interface RawRequest {
  readonly text: string;
  /** Whether the server waits for more of it. */
  readonly isHalf?: boolean;
}

/** What no browser sends. A request that the server understands asks it to close the connection. */
function badRequest(): RawRequest {
  const path = pick('/', '/api/blogs/get', '/healthz', '/blogs/1', '/api/nothing', '/uploads/x');
  const get = (headers: string, target: string = path) => ({
    text: `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`,
  });
  const post = (headers: string, body: string) => ({
    text: `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: ${newAddress()['x-forwarded-for']}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`,
  });
  const half = (request: RawRequest): RawRequest => ({ ...request, isHalf: true });
  return make<RawRequest>(
    () => ({ text: `${'G'.repeat(1 + below(20_000))} / HTTP/1.1\r\n\r\n` }),
    () => ({ text: `GET ${path} HTTP/${2 + below(9)}.${below(99)}\r\nHost: x\r\n\r\n` }),
    () => ({ text: `GET  ${path}\r\n\r\n` }),
    () => ({ text: '\0'.repeat(1 + below(500)) }),
    () => ({ text: `\x16\x03\x01${repeat(100, () => String.fromCharCode(below(128)))}` }),
    () => ({ text: `GET / HTTP/1.1\r\nConnection: close\r\n\r\n` }),
    () => get(`X: ${'y'.repeat(below(40_000))}\r\n`),
    () => get(repeat(below(2_000), (index) => `X${index}: 1\r\n`)),
    () => get(`X: a\0b\r\n`),
    () => get(`X : a\r\n Y: folded\r\n`),
    () => get('', path + pick('%', '%zz', '%00', '%c0%ae', '/%2e%2e/%2e%2e', '?%', '\\..\\', '//')),
    () => get('', `/blogs/${pick('%E0%A4%A', '%ff', '%ED%A0%80', '%00', '%252e%252e', '%')}`),
    () => get('', `/${'/'.repeat(below(15_000))}x`),
    () => get('', `/?${'a=&'.repeat(below(5_000))}`),
    () => get('', 'http://elsewhere.example/api/blogs/get'),
    () => get('', pick('*', '//', 'http://', 'http://[::', '/\\', '//\\@:')),
    () => get(`Cookie: ${'__Host-session=;='.repeat(below(900))}\r\n`),
    () => get(`Cookie: __Host-session=%E0%A4%A; __Host-session="\\\r\n`),
    () => get(`Accept-Encoding: ${'br;q=0,'.repeat(below(2_000))}\r\n`),
    () => get(`If-None-Match: ${'W/"",'.repeat(below(3_000))}\r\n`),
    () => get(`X-Forwarded-For: ${'::ffff:1.2.3.4, '.repeat(below(900))}\r\n`),
    () => get('Range: bytes=9999999999-,-1,0-0,a\r\n'),
    () => get('Host: y\r\n'),
    () => get('Content-Length: 5\r\nContent-Length: 6\r\n'),
    () => get('Expect: 100-continue\r\nUpgrade: h2c\r\n'),
    () => get('Expect: the unexpected\r\n'),
    () => ({ text: `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(below(20)) + get('').text }),
    () => half({ text: get('').text.slice(0, -1 - below(20)) }),
    () => post('Content-Length: 5\r\nContent-Length: 50', '{}'),
    () =>
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'),
    () => post('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
    () =>
      post('Transfer-Encoding: chunked', `${pick('zz', '-1', 'f'.repeat(99))}\r\n{}\r\n0\r\n\r\n`),
    () => post('Transfer-Encoding: chunked', `2;${'x'.repeat(below(30_000))}\r\n{}\r\n0\r\n\r\n`),
    () => post('Transfer-Encoding: chunked', `${'1\r\n[\r\n'.repeat(below(9_000))}0\r\n\r\n`),
    () => half(post('Transfer-Encoding: chunked', '2\r\n{}\r\n'.repeat(below(50)))),
    () => post(`Content-Length: ${pick('-1', '1e9', '0x10', '9'.repeat(20))}`, '{}'),
    () => post('Content-Length: 2\r\nContent-Encoding: gzip', '{}'),
    () => half(post('Content-Length: 500', '{"name":"half')),
  );
}

const site = mkdtempSync(join(tmpdir(), 'website-hostile-'));
writeSite(site);
const server = await startTestServer({ env: { SITE_DIR: site, TRUSTED_PROXIES: '127.0.0.1' } });
const { owner } = server;
afterAll(async () => {
  await server.remove();
  rmSync(site, { recursive: true });
});

/** Sends bytes. `answer` is what comes back, until the server closes the connection or says no more. */
function send(text: string) {
  const connection = openConnection(server.server.url, text);
  connection.socket.setTimeout(ANSWER_MS, () => connection.socket.destroy());
  return connection;
}

/** The responses in what came back: the status, the headers and the start of the body of each. */
function responsesIn(answer: string) {
  const parts = answer.split(/^(?=HTTP\/1\.1 \d)/m);
  return parts.map((part) => ({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(part)?.[1]), part }));
}

/** Runs groups of 20 at once. After each group the process answers in time. */
async function inGroups(count: number, run: (index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < count; start += 20) {
    const group = Array.from({ length: Math.min(20, count - start) }, (_, step) => start + step);
    await Promise.all(group.map(run));
    await expectAlive();
  }
}

async function expectAlive(): Promise<void> {
  const start = performance.now();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(HEALTH_MS);
}

const errors = () => server.log.filter(({ level }) => level === 'error').map(({ error }) => error);

describe('the server', () => {
  it(`answers ${BODIES} bad bodies and queries with JSON that says why, and none with 500`, async () => {
    const all: readonly AnyEndpoint[] = Object.values(endpoints);
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    await inGroups(BODIES, async (index) => {
      const endpoint = all[index % all.length];
      if (!endpoint) return;
      const { method, path } = endpoint;
      const target = `/api${path.replace(':id', badId())}${random() < 0.5 ? badQuery() : ''}`;
      const response = await fetch(server.server.url + target, {
        method,
        headers: {
          origin: ORIGIN,
          'content-type': badType(),
          ...newAddress(),
          // Ending its session would leave the others without.
          ...(path === '/session' ? {} : owner),
        },
        ...(method !== 'GET' && { body: badBody() }),
      });
      const { status } = response;
      statuses.set(status, 1 + (statuses.get(status) ?? 0));
      const isDocumented =
        status < 500 || (status === 503 && errorsOf(endpoint).some((each) => each.status === 503));
      const isJson = response.headers.get('content-type')?.includes('json');
      const text = await response.text();
      const isDescribed = status < 400 || /^\{"message":"[^"]/.test(text);
      if (!isDocumented || !isJson || !isDescribed) {
        failures.push(`${method} ${target.slice(0, 60)}: ${status} ${text.slice(0, 100)}`);
      }
    });
    expect(failures).toEqual([]);
    expect(errors()).toEqual([]);
    // They came as far as the parsers: neither a session nor a limit was in the way.
    expect(statuses.get(400)).toBeGreaterThan(150);
    for (const status of [401, 403, 429]) expect([...statuses.keys()]).not.toContain(status);
  });

  it(`survives ${RAW_REQUESTS} raw requests, and answers none with 500`, async () => {
    const failures: string[] = [];
    const open: Socket[] = [];
    const statuses = new Set<number>();
    await inGroups(RAW_REQUESTS, async () => {
      const { text, isHalf } = badRequest();
      const { socket, answer } = send(text);
      if (isHalf) {
        open.push(socket);
        return;
      }
      const received = await answer;
      for (const { status, part } of responsesIn(received)) {
        statuses.add(status);
        // The HTTP server itself refuses what it cannot read, without a body.
        const isOfApi = /^X-Request-Id/im.test(part) && /^\w+ \/api/.test(text);
        const isFine =
          status < 500 && (!isOfApi || /^Content-Type: application\/json/im.test(part));
        if (!isFine) failures.push(`${text.slice(0, 80)}: ${part.slice(0, 200)}`);
      }
    });
    expect(failures).toEqual([]);
    // While it waits for the other halves, and when their senders have gone.
    expect(open.length).toBeGreaterThan(10);
    await expectAlive();
    for (const socket of open) socket.destroy();
    await expect.poll(() => open.every(({ closed }) => closed)).toBe(true);
    await expectAlive();
    expect(errors()).toEqual([]);
    for (const status of [200, 400, 404, 431]) expect(statuses).toContain(status);
  });

  it('counts a body of which only a half came as no error of its own', async () => {
    const seen = server.log.length;
    const { socket } = send(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: ${newAddress()['x-forwarded-for']}\r\nContent-Length: 500\r\n\r\n{"name":"half`,
    );
    // The server has the headers, and waits.
    await expectAlive();
    socket.destroy();
    const logged = () => server.log.slice(seen).filter(({ path }) => path === '/api/contact');
    await expect.poll(() => logged().map(({ status }) => status)).toEqual([400]);
    expect(errors()).toEqual([]);
  });

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 40'],
    ['a list of lengths', 'Content-Length: 2, 40'],
    ['a length with a sign', 'Content-Length: +2'],
    ['a length and chunks', 'Content-Length: 40\r\nTransfer-Encoding: chunked'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
    ['chunks under another name', 'Transfer-Encoding: xchunked'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity'],
    ['chunks behind a space', 'Transfer-Encoding : chunked'],
    ['a header without a return', 'X: a\nTransfer-Encoding: chunked'],
  ])('takes no second request out of a body with %s', async (_name, headers) => {
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const request = `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\n${headers}\r\n\r\n`;
    const responses = responsesIn(await send(`${request}0\r\n\r\n${smuggled}`).answer);
    expect(responses.map(({ status }) => status)).toEqual([400]);
    expect(server.log.filter(({ path }) => path === '/smuggled')).toEqual([]);
  });
});

/** A path with so many bytes of something, its headers and its body, and the status that it gets. */
type Sized = (
  size: number,
) => [path: string, status: number, headers?: Record<string, string>, body?: string];

const contact = (fields: Record<string, string>) =>
  JSON.stringify({ name: 'a', subject: 'a', email: 'a', message: 'a', ...fields });

describe('ten times the input takes no more than in proportion, of', () => {
  /** Processor time of this thread, in ms: server and client, but no other work on this machine. */
  function processorTime(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  }

  async function timeOf([path, status, headers, body]: ReturnType<Sized>): Promise<number> {
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const start = processorTime();
      const sent = { ...newAddress(), ...headers };
      const response = await server.call(body ? 'POST' : 'GET', path, body, sent);
      await response.arrayBuffer();
      times.push(processorTime() - start);
      expect(response.status).toBe(status);
    }
    return Math.min(...times);
  }

  it.each<[string, Sized]>([
    ['slashes in a path', (size) => [`/${'/'.repeat(size)}x`, 404]],
    ['percent signs in a path', (size) => [`/blogs/${'%25'.repeat(size / 3)}`, 404]],
    ['queries', (size) => [`/api/audit?${'a=%20&'.repeat(size / 6)}`, 200, owner]],
    ['queries without values', (size) => [`/api/audit?${'a&'.repeat(size / 2)}`, 200, owner]],
    ['words in a search', (size) => [`/api/inbox?q=${'a+'.repeat(size / 2)}`, 400, owner]],
    ['a day', (size) => [`/api/audit?day=${'1-'.repeat(size / 2)}`, 400, owner]],
    ['spaces in a name', (size) => [`/api/audit?username=a${'+'.repeat(size)}b`, 400, owner]],
    ['cookies', (size) => ['/api/session', 200, { cookie: 'a=b; '.repeat(size / 5) }]],
    [
      'quotes in a cookie',
      (size) => ['/api/session', 200, { cookie: `__Host-session="${'\\" '.repeat(size / 3)}` }],
    ],
    ['Accept-Encoding', (size) => ['/', 200, { 'accept-encoding': 'x;q=0.0;'.repeat(size / 8) }]],
    ['If-None-Match', (size) => ['/', 200, { 'if-none-match': 'W/"a" , '.repeat(size / 8) }]],
    ['X-Forwarded-For', (size) => ['/', 200, { 'x-forwarded-for': '::1,'.repeat(size / 4) }]],
    [
      'proxies in X-Forwarded-For',
      (size) => ['/', 200, { 'x-forwarded-for': '127.0.0.1,'.repeat(size / 10) }],
    ],
    ['fields of JSON', (size) => ['/api/contact', 400, {}, `{${'"a":1,'.repeat(size / 2)}"a":1}`]],
    ['depth of JSON', (size) => ['/api/contact', 400, {}, arrays(size * 2)]],
    ['spaces', (size) => ['/api/contact', 400, {}, contact({ name: `${' '.repeat(size * 4)}x` })]],
    [
      'an e-mail address',
      (size) => ['/api/contact', 400, {}, contact({ email: `a@${'a.'.repeat(size * 2)}` })],
    ],
    [
      'accents in a password',
      (size) => ['/api/session', 400, {}, `{"username":"a","password":"${'\u0300'.repeat(size)}"}`],
    ],
    ['a token', (size) => ['/api/password', 400, {}, `{"token":"${'='.repeat(size * 4)}"}`]],
    ['a form', (size) => ['/api/contact', 400, {}, 'a&'.repeat(size * 2)]],
    [
      'a form of several parts',
      (size) => ['/api/contact', 400, {}, '--x\r\nA: b\r\n\r\n'.repeat(size / 4)],
    ],
    [
      'the text of a blog',
      (size) => [
        '/api/blogs/create',
        400,
        owner,
        JSON.stringify({ title: 'a', author: 'a', content: ' \n'.repeat(size * 25) }),
      ],
    ],
  ])('%s', async (_name, requestOf) => {
    const small = await timeOf(requestOf(1_200));
    // Below 3 ms is the way there and back.
    expect(await timeOf(requestOf(12_000))).toBeLessThan(15 * Math.max(small, 3));
  });
});
