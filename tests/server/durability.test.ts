import { sql } from 'kysely';
import { expect } from 'vitest';
import { databaseFileIn } from '#server/settings.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { describeDurability } from './durabilitySuite.ts';

describeDurability({
  env: () => ({}),
  open: (dataDir) => openSqlite(databaseFileIn(dataDir), { isServer: true }),
  async check({ db }) {
    const { rows } = await sql`PRAGMA integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  },
});
