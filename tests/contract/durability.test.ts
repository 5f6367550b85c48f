import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '#tools/settings/ports.ts';

const root = join(import.meta.dirname, '../..');

/** How many writes are sent, and after how many responses the server is killed. */
const BURST = 200;
const KILL_AFTER = 60;

let dataDir = '';
let server: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'website-durability-'));
  await writeFile(join(dataDir, 'db.json'), '{"testimonials":[],"blogs":[],"messages":[]}');
});

afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

/** Starts the mock API in a process of its own, as `npm start` does. */
async function startServer(): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, ['tools/run.ts', 'mock-api'], {
    cwd: root,
    env: { ...process.env, API_PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout) await once(server.stdout, 'data');
  return `http://127.0.0.1:${port}/api`;
}

it('keeps every confirmed write when the server is killed during a burst', async () => {
  const baseUrl = await startServer();
  const confirmed: string[] = [];
  const write = async (index: number) => {
    const response = await fetch(`${baseUrl}/testimonials/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Writer ${index}`, message: 'x'.repeat(2000) }),
    });
    const { _id } = await response.json();
    confirmed.push(_id);
    if (confirmed.length === KILL_AFTER) server?.kill('SIGKILL');
  };
  // Several at a time, so that the server is killed while others are pending.
  const queue = Array.from({ length: BURST }, (_, index) => index);
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await write(next);
  };
  await Promise.allSettled(Array.from({ length: 8 }, worker));

  expect(confirmed.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(confirmed.length).toBeLessThan(BURST);
  const { testimonials } = JSON.parse(await readFile(join(dataDir, 'db.json'), 'utf8'));
  const kept = testimonials.map(({ _id }: { _id: string }) => _id);
  expect(kept).toEqual(expect.arrayContaining(confirmed));
  // It starts again with this data.
  const again = await startServer();
  expect(await (await fetch(`${again}/testimonials/get`)).json()).toHaveLength(kept.length);
});
