import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { databaseFileIn } from '#server/settings.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import type { RunningProgram } from '#tools/serving/startProgram.ts';
import { describeDurability, KILLS, startBuiltServer } from './durabilitySuite.ts';
import { tempDir } from './onEnd.ts';
import { OWNER, sessionHeaders } from './testServer.ts';

const dataDir = tempDir();
let server: RunningProgram | undefined;

/** The next server on the database cannot start before this one has ended. */
afterEach(() => server?.stop('SIGKILL'));

const build = describeDurability({
  env: () => ({ DATA_DIR: dataDir }),
  open: () => openSqlite(databaseFileIn(dataDir), { isServer: true }),
  async check({ db }) {
    const { rows } = await sql`PRAGMA integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  },
});

it('a kill during uploads loses no confirmed picture, and every picture that is served is whole', async () => {
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await startBuiltServer(build.dir, { DATA_DIR: dataDir });
    const { url, stop } = server;
    const origin = { origin: url };
    const body = JSON.stringify(OWNER);
    const signedIn = await fetch(`${url}/api/session`, { method: 'POST', headers: origin, body });
    const headers = { ...sessionHeaders(signedIn), ...origin, 'content-type': 'image/png' };
    const before = confirmed.length;
    let killed: Promise<void> | undefined;
    const upload = async (): Promise<void> => {
      const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
      const create = { width: 200, height: 200, channels: 3, background: '#000', noise } as const;
      const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
      const response = await fetch(`${url}/api/uploads`, { method: 'PUT', headers, body: picture });
      expect(response.status).toBe(201);
      confirmed.push((await response.json()).imageUrl);
      if (confirmed.length === before + 5) killed = stop('SIGKILL');
      await upload();
    };
    await Promise.allSettled([upload(), upload(), upload()]);
    await killed;
  }
  const folder = join(dataDir, 'uploads');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const lost = confirmed.filter((imageUrl) => !files.includes(imageUrl.slice('/uploads/'.length)));
  expect(lost).toEqual([]);
  for (const name of files) {
    const { format, width } = await sharp(join(folder, name)).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 200 });
    await sharp(join(folder, name)).stats();
  }
}, 120_000);
