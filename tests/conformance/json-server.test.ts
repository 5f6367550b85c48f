import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '#mocks/server/startApi.ts';
import { describeContract } from './suite.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'deurali-conformance-'));
const dataFile = join(dataDir, 'db.json');
let api: RunningApi | undefined;

async function restart() {
  await api?.close();
  await writeFile(dataFile, JSON.stringify({ testimonials: [], blogs: [], messages: [] }));
  api = await startApi({ port: 0, dataDir });
}

afterAll(async () => {
  await api?.close();
  await rm(dataDir, { recursive: true });
});

describeContract('json-server', { baseUrl: () => `${api?.url}/api`, reset: restart });

it('keeps a contact message in the file, and shows it to nobody', async () => {
  await restart();
  const body = new FormData();
  const fields = {
    user_name: 'Asmita',
    user_email: 'a@student.example',
    subject: 'Hello',
    message: 'नमस्ते',
  };
  const sdk = { lib_version: '4.4.1', service_id: 's', template_id: 't', user_id: 'u' };
  for (const [name, value] of Object.entries({ ...fields, ...sdk })) body.append(name, value);
  await fetch(`${api?.url}/api/v1.0/email/send-form`, { method: 'POST', body });

  const { messages } = JSON.parse(await readFile(dataFile, 'utf8'));
  expect(messages).toEqual([{ ...fields, receivedAt: expect.any(String) }]);
  for (const path of ['/', '/db', '/messages', '/api/messages', '/api/messages/get']) {
    const answer = await fetch(`${api?.url}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Asmita');
  }
});

it('has nothing at an id that is no text', async () => {
  await restart();
  const answer = await fetch(`${api?.url}/api/blogs/get/%E0%A4%A`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});
