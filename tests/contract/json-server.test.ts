import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type RunningApi, startApi } from '#mocks/json-server/startApi.ts';
import { tempDir } from '../server/onEnd.ts';
import { describeContract } from './suite.ts';

const dataDir = tempDir();
const dataFile = join(dataDir, 'db.json');
let api: RunningApi | undefined;

async function restart() {
  await api?.close();
  await writeFile(dataFile, JSON.stringify({ testimonials: [], blogs: [], messages: [] }));
  api = await startApi({ port: 0, dataDir });
}

afterAll(() => api?.close());

describeContract('json-server', {
  baseUrl: () => `${api?.url}/api`,
  reset: restart,
});

it('saves a whole contact message in the file, and no route returns it', async () => {
  await restart();
  const body = new FormData();
  const sender = { user_name: 'Asmita', user_email: 'a@student.example', user_phone: '९८०१' };
  const fields = { ...sender, subject: 'Hello', message: 'नमस्ते' };
  const sdk = { lib_version: '4.4.1', service_id: 's', template_id: 't', user_id: 'u' };
  for (const [name, value] of Object.entries({ ...fields, ...sdk })) body.append(name, value);
  const send = () => fetch(`${api?.url}/api/v1.0/email/send-form`, { method: 'POST', body });
  expect((await send()).status).toBe(200);
  for (const name of ['template_id', 'message']) {
    body.delete(name);
    expect((await send()).status, `without ${name}`).toBe(400);
  }

  const { messages } = JSON.parse(await readFile(dataFile, 'utf8'));
  expect(messages).toEqual([{ ...fields, receivedAt: expect.any(String) }]);
  for (const path of ['/', '/db', '/__rules', '/messages', '/api/messages', '/api/messages/get']) {
    const response = await fetch(`${api?.url}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Asmita');
  }
});

const asmita = { name: 'Asmita', message: 'नमस्ते' };

const create = (fields: object = {}, query = '', headers = {}) =>
  fetch(`${api?.url}/api/testimonials/create${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...asmita, ...fields }),
  });

it('ignores the query parameters and the method override of json-server', async () => {
  await restart();
  for (const name of ['Asmita', 'Bimala']) {
    const response = await create({ name }, '?_delay=9999', { 'x-http-method-override': 'GET' });
    expect(response.status).toBe(201);
  }
  const query = 'q=Bimala&name=Bimala&_limit=1&_order=asc&callback=f';
  const response = await fetch(`${api?.url}/api/testimonials/get?${query}`);
  expect(await response.json()).toMatchObject([{ name: 'Bimala' }, { name: 'Asmita' }]);
});

it('responds with 500 as JSON if the file cannot be written', async () => {
  await restart();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await mkdir(`${dataFile}.tmp`);
  const failed = await create();
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({ message: 'The server failed to do this.' });
  expect(error).toHaveBeenCalledOnce();
  await rmdir(`${dataFile}.tmp`);
  expect((await create()).status).toBe(201);
});

it('shares its file with another one, and with who edits it', async () => {
  await restart();
  const other = await startApi({ port: 0, dataDir });
  await create();
  const list = () => fetch(`${other.url}/api/testimonials/get`).then((response) => response.json());
  expect(await list()).toMatchObject([asmita]);
  await writeFile(dataFile, JSON.stringify({ testimonials: [{ _id: '1', ...asmita, name: 'B' }] }));
  expect(await list()).toMatchObject([{ name: 'B' }]);
  await other.close();
});

it('keeps other fields of the file', async () => {
  await api?.close();
  const file = { _note: 'Samples', testimonials: [], blogs: [] };
  await writeFile(dataFile, JSON.stringify(file));
  api = await startApi({ port: 0, dataDir });
  await create();
  const saved = JSON.parse(await readFile(dataFile, 'utf8'));
  expect(saved).toMatchObject({ ...file, testimonials: [asmita], messages: [] });
});

it.each([0, 1, 2])('starts from a brand with %i entries of each kind', async (count) => {
  await api?.close();
  const seedFile = join(dataDir, 'seed.json');
  const entries = Array.from({ length: count }, (_, index) => ({
    ...{ ...asmita, title: 'A title', content: 'A text.' },
    _id: String(index + 1).padStart(24, '0'),
  }));
  await writeFile(seedFile, JSON.stringify({ blogs: entries, testimonials: entries }));
  api = await startApi({ port: 0, dataDir: join(dataDir, `of-${count}`), seedFile });
  for (const kind of ['blogs', 'testimonials']) {
    const response = await fetch(`${api.url}/api/${kind}/get`);
    expect(await response.json()).toHaveLength(count);
  }
});
