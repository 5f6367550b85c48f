import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '#server/ops/commands.ts';
import { openPostgres } from '#server/storage/postgres.ts';
import { describeDurability } from '../durabilitySuite.ts';
import { startTestServer } from '../testServer.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
const url = await cluster.createDatabase();
afterAll(() => cluster.remove());

describeDurability({
  env: () => ({ DATABASE_URL: url }),
  // PostgreSQL crashes together with the server.
  crash() {
    cluster.crash();
    cluster.start();
  },
  open: () => openPostgres(url),
  async check({ db }) {
    await sql`CREATE EXTENSION amcheck`.execute(db);
    const { rows: pages } = await sql`SELECT * FROM verify_heapam('testimonials')`.execute(db);
    expect(pages).toEqual([]);
    await sql`SELECT bt_index_check(indexrelid, true) FROM pg_index
      WHERE indrelid = 'testimonials'::regclass`.execute(db);
  },
});

it('refuses a restore beside a running server, also after PostgreSQL has crashed', async () => {
  const env = { DATABASE_URL: await cluster.createDatabase() };
  const servers = [
    await startTestServer({ env }),
    await startTestServer({ env, isEmpty: true }),
  ] as const;
  const [{ settings }] = servers;
  const file = join(settings.dataDir, 'backup');
  await runCommand('backup', [file], settings);
  const restore = () => runCommand('restore', [file, '--replace'], settings);
  await expect(restore()).rejects.toThrow(/Another server uses the database/);
  cluster.crash();
  cluster.start();
  // A server takes the lock again within a second.
  await wait(1_000);
  await expect(restore()).rejects.toThrow(/Another server uses the database/);
  await servers[1].server.stop();
  await expect(restore()).rejects.toThrow(/Another server uses the database/);
  await servers[0].server.stop();
  await restore();
  const restoring = await openPostgres(env.DATABASE_URL, { isServer: true, isAlone: true });
  await expect(openPostgres(env.DATABASE_URL, { isServer: true })).rejects.toThrow(
    /being restored/,
  );
  await restoring.close();
  await servers[0].restart();
  await servers[0].signIn();
});
