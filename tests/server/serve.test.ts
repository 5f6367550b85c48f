import { describe, expect, it } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { sendRaw } from './connection.ts';
import { sendForm, startTestServer } from './testServer.ts';

const server = await startTestServer();

const send = (text: string) => sendRaw(server.server.url, text);

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
        expect(await send(head)).toMatch(/^HTTP\/1.1 400/);
      }
    },
  );

  it('lets one address send 20 forms, also some that it refuses, then makes it wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await sendForm(server, count < 10 ? { message: ' ' } : {})).status);
    }
    expect(statuses.indexOf(201)).toBe(10);
    expect(statuses.indexOf(429)).toBe(20);
  });
});

it('finishes a request that it has begun, takes no other, and closes the database', async () => {
  const stopping = await startTestServer();
  const begun = Array.from({ length: 20 }, (_, index) =>
    stopping.asOwner('POST', '/api/testimonials/create', { name: `A${index}`, message: 'B' }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await begun[0];
  await stopping.server.stop();
  const statuses = await Promise.all(begun);
  await expect(fetch(`${stopping.server.url}/healthz`)).rejects.toThrow();
  const storage = await openStorage(stopping.settings, { isServer: true });
  const rows = await storage.db.selectFrom('testimonials').selectAll().execute();
  expect(rows).toHaveLength(statuses.filter((status) => status === 201).length);
  await storage.close();
});
