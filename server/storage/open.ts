import { databaseFileIn, type Settings } from '../settings.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenOptions, Storage } from './storage.ts';

/** Opens the database of the settings: PostgreSQL if there is a URL, else SQLite in the data folder. */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<Storage> {
  if (!databaseUrl) return openSqlite(databaseFileIn(dataDir), options);
  // Loaded only now: a server on SQLite starts without it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, options);
}
