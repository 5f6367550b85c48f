import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '#server/storage/storage.ts';
import { bundleServer } from '#tools/serving/builtServer.ts';
import { type RunningProgram, startProgram } from '#tools/serving/startProgram.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { OWNER, sessionHeaders, tokenOf } from './testServer.ts';

/** The number of kills. The setting KILLS changes it, for a longer run by hand. */
export const KILLS = Number(process.env.KILLS ?? 3);

/** The number of responses that arrive before the server is killed. */
const KILL_AFTER = 15;

interface Database {
  /** The settings that make the server use it. */
  readonly env: () => Readonly<Record<string, string>>;
  /** An event that happens when the server is killed. */
  readonly crash?: () => void;
  readonly open: () => Promise<Storage>;
  /** Throws if the database is damaged. */
  readonly check: (storage: Storage) => Promise<void>;
}

/** Starts the server that was built into `dir`. */
export const startBuiltServer = (dir: string, env: Readonly<Record<string, string>>) =>
  startProgram([join(dir, 'main.js')], {
    env: (port, url) => ({ PORT: String(port), ORIGIN: url, DATABASE_URL: '', ...env }),
    readyPath: '/readyz',
    prints: 'Keeps its data in',
  });

/** Kills the built server in bursts of writes. Returns the folder of that server. */
export function describeDurability({ env, crash, open, check }: Database): { dir: string } {
  const build = createTempDir('server');
  let server: RunningProgram | undefined;

  beforeAll(() => bundleServer(build.dir), 60_000);

  afterAll(async () => {
    await server?.stop('SIGKILL');
    build.remove();
  });

  it(`loses no confirmed write in ${KILLS} kills, and the database stays intact`, async () => {
    const confirmed: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      server = await startBuiltServer(build.dir, env());
      confirmed.push(...(await writeUntilKilled(server)));
      crash?.();
    }
    const storage = await open();
    const rows = await storage.db.selectFrom('testimonials').select('id').execute();
    const kept = new Set(rows.map(({ id }) => id));
    expect(confirmed.length).toBeGreaterThanOrEqual(KILLS * KILL_AFTER);
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
    await check(storage);
    await storage.close();
  }, 600_000);
  return build;
}

/** Writes with eight requests at a time until the server is killed. Returns the confirmed ids. */
async function writeUntilKilled({ url, output, stop }: RunningProgram): Promise<readonly string[]> {
  const confirmed: string[] = [];
  const origin = { origin: url };
  const post = (path: string, body: object, headers: Record<string, string> = origin) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const signedIn = output().includes('#first-owner=')
    ? await post('/password', { ...OWNER, token: tokenOf(/http\S+#\S+/.exec(output())?.[0]) })
    : await post('/session', OWNER);
  const headers = { ...sessionHeaders(signedIn), ...origin };
  let killed: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    const text = 'x'.repeat(2000);
    const response = await post('/testimonials/create', { name: 'A', message: text }, headers);
    expect(response.status).toBe(201);
    confirmed.push((await response.json())._id);
    if (confirmed.length === KILL_AFTER) killed = stop('SIGKILL');
    await write();
  };
  await Promise.allSettled(Array.from({ length: 8 }, write));
  await killed;
  return confirmed;
}
