import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { openPostgres } from '#server/storage/postgres.ts';
import { describeDurability } from '../durabilitySuite.ts';
import { startCluster } from './cluster.ts';

const cluster = startCluster();
const url = await cluster.createDatabase('kill');
afterAll(() => cluster.remove());

describeDurability({
  env: () => ({ DATABASE_URL: url }),
  // PostgreSQL crashes together with the server.
  crash() {
    cluster.stop('immediate');
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
