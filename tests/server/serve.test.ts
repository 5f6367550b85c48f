import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openConnection } from './connection.ts';
import { sendForm, startTestServer } from './testServer.ts';

const server = await startTestServer();

const connect = (text?: string) => openConnection(server.server.url, text);

/** A client that sends a byte of its headers each second until it is cut off. */
async function sendSlowly() {
  const start = performance.now();
  const { socket, answer } = connect();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), 1000);
  const text = await answer;
  clearInterval(timer);
  return { text, seconds: (performance.now() - start) / 1000 };
}

// The other tests are served meanwhile.
const slow = sendSlowly();

describe('the running server', () => {
  it('says that it lives and that it is ready, and each response has an id that the log has', async () => {
    for (const [path, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await server.call('GET', path);
      expect(await response.json()).toEqual({ status });
      const requestId = response.headers.get('x-request-id');
      expect(server.log).toContainEqual(expect.objectContaining({ requestId, path, status: 200 }));
    }
  });

  it('does not let the browser keep API responses', async () => {
    const response = await server.call('GET', '/api/session');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['999.999.999.999', '1.2.3.4.5', '0x100000000'])(
    'responds to the host %s with 400',
    async (host) => {
      for (const path of ['/', '/blogs', '/api/blogs/get', '/uploads/x', '/metrics']) {
        const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        expect(await connect(head).answer).toMatch(/^HTTP\/1.1 400/);
      }
    },
  );
});

it('a body of 1 GB whose sender does not stop takes no memory and is cut off', async () => {
  const { socket, answer } = connect();
  const before = process.memoryUsage().rss;
  socket.write(`POST /api/session HTTP/1.1\r\nHost: x\r\nOrigin: ${server.settings.origin}\r\n`);
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  while (!socket.destroyed && socket.bytesWritten < 1024 ** 3) {
    if (socket.write(chunk)) continue;
    const events = [once(socket, 'drain'), once(socket, 'close')];
    await Promise.race(events).catch(() => {});
  }
  await answer;
  // It throws away up to 64 MB for half a second, so that the client can read the response.
  expect(socket.bytesWritten).toBeLessThan(96 * 1024 ** 2);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 ** 2);
});

describe('a page of another site', () => {
  const own = { 'sec-fetch-site': 'same-origin' };

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
    { origin: 'https://other.example' },
    { origin: 'http://localhost:8080.other.example' },
    { origin: 'https://localhost:8080' },
    { origin: 'http://localhost:8081' },
    { origin: 'null' },
    { origin: '' },
  ])('changes nothing with the cookie of who is signed in: %j', async (headers) => {
    const session = await server.signIn();
    const sent = { ...session, ...headers, 'content-type': 'text/plain' };
    // The check stands before every endpoint.
    const response = await server.call('DELETE', '/api/session', '{}', sent);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await server.accountOf(session)).not.toBeNull();
  });

  it('uses up none of the 20 forms that an address may send, and those that are refused do', async () => {
    const other = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    for (let count = 0; count < 25; count += 1) {
      expect((await server.call('POST', '/api/contact', '{}', other)).status).toBe(403);
    }
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await sendForm(server, count < 10 ? { message: ' ' } : {})).status);
    }
    expect(statuses.indexOf(201)).toBe(10);
    expect(statuses.indexOf(429)).toBe(20);
  });

  it('cannot read what the API sends: no header lets another origin in', async () => {
    const headers = { origin: 'https://other.example', ...own };
    for (const method of ['GET', 'OPTIONS']) {
      const response = await server.call(method, '/api/session', undefined, headers);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it('a slow client is cut off, while others are served', async () => {
  const { text, seconds } = await slow;
  expect(text).toMatch(/^HTTP\/1.1 408/);
  expect(seconds).toBeGreaterThan(9);
  // The limit of ten seconds, until the next check, on a busy machine.
  expect(seconds).toBeLessThan(20);
});

it('a reader of the log that has ended does not end the server', async () => {
  const file = JSON.stringify(new URL('../../server/http/log.ts', import.meta.url));
  const script = `
    const { logJson } = await import(${file});
    const timer = setInterval(() => logJson('info', { message: 'line' }), 10);
    setTimeout(() => clearInterval(timer), 500);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
