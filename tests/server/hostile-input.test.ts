import { describe, expect, it } from 'vitest';
import { type AnyEndpoint, errorsOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openConnection, rawGet } from './connection.ts';
import { ORIGIN, startTestServer } from './testServer.ts';

/** The longest time that an answer may take, in ms. The server closes the connection after it. */
const ANSWER_MS = 5_000;
/** The longest time that the health check may take, in ms. */
const HEALTH_MS = 250;

let addresses = 0;
function newAddress(): { 'x-forwarded-for': string } {
  addresses += 1;
  return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** An item of a list that begins anew at its end. */
const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

const badValues = [
  ...['null', '1e400', '-0', '9'.repeat(5_000), '[]', '""', '[["a",["b",[]]]]', '"owner"'],
  ...['{"__proto__":{"isOwner":true},"toString":1}', arrays(10_000), objects(10_000)],
  ...['"\\ud800"', '"\\u0000"', '"\\udfff\\ud83d"', '"\\u202e<script>&#0;%00../..\\\\"'],
  ...[`"${'x'.repeat(30_000)}"`, `"${' '.repeat(30_000)}"`, `"${'\\u0300'.repeat(5_000)}"`],
  ...[`"a@${'a.'.repeat(10_000)}"`, `"http://${'%'.repeat(5_000)}"`, '"9999-99-99T99:99:99Z"'],
];

/** Every field of a request, one of them twice, and some that none has. */
const fields = [
  ...['title', 'content', 'author', 'imageUrl', 'name', 'message', 'email', 'subject', 'username'],
  ...['password', 'current', 'token', 'role', 'status', 'isBlocked', 'homepage', 'homepage'],
  ...['__proto__', 'constructor', '_id', ''],
];

/** As many objects as values: each field has each value in one of them. */
const badObjects = badValues.map((_, shift) => {
  const pairs = fields.map((name, index) => `"${name}":${at(badValues, shift + index)}`);
  return `{${pairs.join(',')}}`;
});

const text = '{"name":"a","message":"a"}';

const badBodies: readonly Uint8Array<ArrayBuffer>[] = [
  ...[...badObjects, ...badValues, text.slice(0, -5), 'a&'.repeat(40_000)].map(bytesOf),
  bytesOf('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'.repeat(1_000)),
  bytesOf(`{${'"a":1,'.repeat(9_000)}"a":2}`),
  new Uint8Array(Buffer.from(text, 'utf16le')),
  new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf(text)]),
  new Uint8Array(Array.from({ length: 2_000 }, (_, index) => index * 167)),
  new Uint8Array([0x22, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0xff, 0x22]),
];

const badTypes = [
  ...['application/json', 'application/json; charset=utf-7', 'application/json; charset=utf-16'],
  ...['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'],
  ...['image/png', 'image/webp', ';;;', 'application/json;'.repeat(200)],
];

const badIds = [
  ...['1', '%00', '%E0%A4%A', '%ud800', '%ED%A0%80', '..%2f..%2fetc', '__proto__'],
  ...['x'.repeat(4_000), "'%20OR%201=1--", '0'.repeat(24), '%F0%9F%99%8F'],
];

/** Values of parameters, with what stands before them. */
const badParameters = [
  ...['=', '=%00', '=%', '=%E0%A4%A', '=%ED%A0%80', '=-1', '=0', '=1e9', '=999', '=NaN', '[]=[]'],
  ...['=2026-99-99', '=0000-00-00', '=%25%5F%5C', "='--", '=+++', '=sign-ins', '=new', '', '=='],
  ...[`=${'x'.repeat(3_000)}`, `=${'%20'.repeat(900)}`, `=${'a%20'.repeat(50)}`],
];

function badQuery(shift: number): string {
  const names = ['q', 'status', 'before', 'limit', 'day', 'kind', 'username', '__proto__'];
  return `?${names.map((name, index) => name + at(badParameters, shift + index)).join('&')}`;
}

const get = (headers: string, target = '/api/blogs/get') => rawGet(target, headers);
const post = (headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: ${newAddress()['x-forwarded-for']}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string) => post('Transfer-Encoding: chunked', body);
const paths = ['/', '/api/blogs/get', '/healthz', '/blogs/1', '/api/nothing', '/uploads/x'];

/** Requests that no browser sends, and that Node's HTTP server lets through or bounds. */
const badRequests = [
  get(`X: ${'y'.repeat(40_000)}\r\n`),
  get('X: 1\r\n'.repeat(2_000)),
  ...paths.map((path) => get('', path).repeat(20)),
  ...paths.flatMap((path) =>
    ['%', '%zz', '%00', '%c0%ae', '/%2e%2e/%2e%2e', '?%', '\\..\\', '//'].map((end) =>
      get('', path + end),
    ),
  ),
  ...['%E0%A4%A', '%ff', '%ED%A0%80', '%252e%252e'].map((id) => get('', `/blogs/${id}`)),
  ...['*', '//', 'http://', 'http://[::', '/\\', '//\\@:', 'http://elsewhere.example/api'].map(
    (target) => get('', target),
  ),
  get('', `/${'/'.repeat(15_000)}x`),
  get('', `/?${'a=&'.repeat(5_000)}`),
  get(`Cookie: ${'__Host-session=;='.repeat(900)}\r\n`),
  get('Cookie: __Host-session=%E0%A4%A; __Host-session="\\\r\n'),
  get(`Accept-Encoding: ${'br;q=0,'.repeat(2_000)}\r\n`),
  get(`If-None-Match: ${'W/"",'.repeat(3_000)}\r\n`),
  get(`X-Forwarded-For: ${'::ffff:1.2.3.4, '.repeat(900)}\r\n`),
  get('Range: bytes=9999999999-,-1,0-0,a\r\n'),
  get('Host: y\r\n'),
  chunked(`2;${'x'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`),
  chunked(`${'1\r\n[\r\n'.repeat(9_000)}0\r\n\r\n`),
  post('Content-Length: 2\r\nContent-Encoding: gzip', '{}'),
];

const halfRequests = [
  ...[1, 10, 20].map((missing) => get('').slice(0, -missing)),
  chunked('2\r\n{}\r\n'.repeat(50)),
  post('Content-Length: 500', '{"name":"half'),
];

const server = await startTestServer({ hasSite: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
const { owner } = server;

/** Sends bytes. `answer` is all that comes back. */
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
async function inGroups<T>(items: readonly T[], run: (item: T, index: number) => Promise<void>) {
  for (let start = 0; start < items.length; start += 20) {
    const group = items.slice(start, start + 20);
    await Promise.all(group.map((item, step) => run(item, start + step)));
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
  it('answers bad bodies and queries with JSON that says why, and none with 500', async () => {
    const calls = Object.values<AnyEndpoint>(endpoints).flatMap((endpoint) => {
      const { request, binaryBody, method } = endpoint;
      // Who needs no body reads none: three are enough.
      const ignored = method === 'GET' ? [] : badBodies.slice(0, 3);
      const queries = [...ignored, ...badParameters.slice(ignored.length).map(() => undefined)];
      const bodies = request || binaryBody ? badBodies : queries;
      return bodies.map((body) => ({ endpoint, body }));
    });
    const failures: string[] = [];
    const refused: number[] = [];
    await inGroups(calls, async ({ endpoint, body }, index) => {
      const { method, path, access } = endpoint;
      const target = `/api${path.replace(':id', at(badIds, index))}${badQuery(index)}`;
      const type = { 'content-type': at(badTypes, index) };
      // Ending its session would leave the others without.
      const session = path === '/session' ? {} : owner;
      const headers = { origin: ORIGIN, ...type, ...newAddress(), ...session };
      const response = await fetch(server.server.url + target, {
        ...{ method, headers },
        ...(body && { body }),
      });
      const { status } = response;
      const isDocumented =
        status < 500 || (status === 503 && errorsOf(endpoint).some((each) => each.status === 503));
      // Neither a session nor a limit is in the way of the parsers.
      const hasPassed = access === 'public' || ![401, 403, 429].includes(status);
      const isJson = response.headers.get('content-type')?.includes('json');
      const text = await response.text();
      const isDescribed = status < 400 || /^\{"message":"[^"]/.test(text);
      if (status === 400 && endpoint.request) refused.push(index);
      if (!isDocumented || !hasPassed || !isJson || !isDescribed) {
        failures.push(`${method} ${target.slice(0, 60)}: ${status} ${text.slice(0, 100)}`);
      }
    });
    expect(failures).toEqual([]);
    expect(errors()).toEqual([]);
    const withBody = calls.filter(({ endpoint }) => endpoint.request);
    expect(refused.length).toBeGreaterThan(withBody.length / 2);
  });

  it('survives what no browser sends, and answers none of it with 500', async () => {
    const failures: string[] = [];
    const statuses = new Set<number>();
    await inGroups(badRequests, async (text) => {
      for (const { status, part } of responsesIn(await send(text).answer)) {
        statuses.add(status);
        // The HTTP server itself refuses what it cannot read, without a body.
        const isOfApi = /^X-Request-Id/im.test(part) && /^\w+ \/api(?!\S*%2e)/.test(text);
        const isJson = /^Content-Type: application\/json/im.test(part);
        if (status < 500 && (!isOfApi || isJson)) continue;
        failures.push(`${text.slice(0, 80)}: ${part.slice(0, 200)}`);
      }
    });
    expect(failures).toEqual([]);
    // While it waits for the other halves, and when their senders have gone: no error of its own.
    const seen = server.log.length;
    const open = halfRequests.map((text) => send(text).socket);
    await expectAlive();
    for (const socket of open) socket.destroy();
    const logged = () => server.log.slice(seen).filter(({ path }) => path === '/api/contact');
    await expect.poll(() => logged().map(({ status }) => status)).toEqual([400, 400]);
    await expectAlive();
    expect(errors()).toEqual([]);
    for (const status of [200, 400, 404, 431]) expect(statuses).toContain(status);
  });
});

/** A request, and the status that it gets. */
type Sent = [path: string, status: number, headers?: Record<string, string>, body?: string];

const read = (path: string, headers: Record<string, string>): Sent => [path, 200, headers];
function refused(body: string, path = '/api/contact', headers = {}): Sent {
  return [path, 400, headers, body];
}
const quotes = (count: number) => `__Host-session="${'\\" '.repeat(count)}`;
const credentials = (count: number) => `{"username":"a","password":"${'\u0300'.repeat(count)}"}`;
const blogPath = '/api/blogs/create';
const contact = (fields: Record<string, string>) =>
  refused(JSON.stringify({ name: 'a', subject: 'a', email: 'a', message: 'a', ...fields }));

describe('ten times the input takes no more than in proportion, of', () => {
  /** Processor time of this thread, in ms: server and client, but no other work on this machine. */
  function processorTime(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  }

  async function timeOf([path, status, headers, body]: Sent): Promise<number> {
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

  it.each<[string, (size: number) => Sent]>([
    ['slashes in a path', (size) => [`/${'/'.repeat(size)}x`, 404]],
    ['percent signs in a path', (size) => [`/blogs/${'%25'.repeat(size / 3)}`, 404]],
    ['queries', (size) => [`/api/audit?${'a=%20&'.repeat(size / 6)}`, 200, owner]],
    ['queries without values', (size) => [`/api/audit?${'a&'.repeat(size / 2)}`, 200, owner]],
    ['words in a search', (size) => [`/api/inbox?q=${'a+'.repeat(size / 2)}`, 400, owner]],
    ['a day', (size) => [`/api/audit?day=${'1-'.repeat(size / 2)}`, 400, owner]],
    ['spaces in a name', (size) => [`/api/audit?username=a${'+'.repeat(size)}b`, 400, owner]],
    ['cookies', (size) => read('/api/session', { cookie: 'a=b; '.repeat(size / 5) })],
    ['quotes in a cookie', (size) => read('/api/session', { cookie: quotes(size / 3) })],
    ['Accept-Encoding', (size) => read('/', { 'accept-encoding': 'x;q=0.0;'.repeat(size / 8) })],
    ['If-None-Match', (size) => read('/', { 'if-none-match': 'W/"a" , '.repeat(size / 8) })],
    ['X-Forwarded-For', (size) => read('/', { 'x-forwarded-for': '::1,'.repeat(size / 4) })],
    ['proxies', (size) => read('/', { 'x-forwarded-for': '127.0.0.1,'.repeat(size / 10) })],
    ['spaces', (size) => contact({ name: `${' '.repeat(size * 4)}x` })],
    ['an e-mail address', (size) => contact({ email: `a@${'a.'.repeat(size * 2)}` })],
    ['accents in a password', (size) => refused(credentials(size), '/api/session')],
    ['a token', (size) => refused(`{"token":"${'='.repeat(size * 4)}"}`, '/api/password')],
    ['a blog', (size) => refused(`{"title":"${' \\n'.repeat(size * 25)}"}`, blogPath, owner)],
  ])('%s', async (_name, requestOf) => {
    const small = await timeOf(requestOf(1_200));
    // Below 3 ms is the way there and back.
    expect(await timeOf(requestOf(12_000))).toBeLessThan(15 * Math.max(small, 3));
  });
});
