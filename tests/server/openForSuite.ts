import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Opens a database for the tests of a suite, with these tables empty before each. */
export function openForSuite(open: () => Promise<Storage>, ...tables: (keyof Database)[]) {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
    return storage.close;
  });
  beforeEach(async () => {
    for (const table of tables) await storage.db.deleteFrom(table).execute();
  });
  return {
    get db() {
      return storage.db;
    },
  };
}
