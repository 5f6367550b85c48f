import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '#scripts/server/ports.ts';

const root = join(import.meta.dirname, '../..');

/** How many writes are sent, and after how many answers the server is killed. */
const BURST = 200;
const KILL_AFTER = 60;

let dataDir = '';
let server: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deurali-durability-'));
  await writeFile(join(dataDir, 'db.json'), '{"testimonials":[],"blogs":[],"messages":[]}');
});

afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

/** The mock API as a process of its own, the way `npm run mock-api` starts it. */
async function startServer(): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, ['scripts/run.ts', 'mock-api'], {
    cwd: root,
    env: { ...process.env, API_PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout) await once(server.stdout, 'data');
  return `http://127.0.0.1:${port}/api`;
}

it('holds every answered write after a kill -9 in the middle of a burst', async () => {
  const baseUrl = await startServer();
  const answered: string[] = [];
  const write = async (place: number) => {
    const response = await fetch(`${baseUrl}/testimonials/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Writer ${place}`, message: 'x'.repeat(2000) }),
    });
    const { _id } = await response.json();
    answered.push(_id);
    if (answered.length === KILL_AFTER) server?.kill('SIGKILL');
  };
  // A few at a time, so that the kill comes while others are under way.
  const queue = Array.from({ length: BURST }, (_, place) => place);
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await write(next);
  };
  await Promise.allSettled(Array.from({ length: 8 }, worker));

  expect(answered.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(answered.length).toBeLessThan(BURST);
  const { testimonials } = JSON.parse(await readFile(join(dataDir, 'db.json'), 'utf8'));
  const kept = testimonials.map(({ _id }: { _id: string }) => _id);
  expect(kept).toEqual(expect.arrayContaining(answered));
  // And it starts again from what it finds.
  const again = await startServer();
  expect(await (await fetch(`${again}/testimonials/get`)).json()).toHaveLength(kept.length);
});
