import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { assertNotNewer, migrate, migrationsOf, type RunFile } from './migrate.ts';
import { lockPostgres } from './postgresLock.ts';
import { createPostgresSocket } from './postgresSocket.ts';
import type { Database } from './schema.ts';
import type { OpenOptions, Storage } from './storage.ts';

const migrations = migrationsOf(
  import.meta.glob<string>('./migrations/postgres/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Only one server at a time migrates. Every server must use the same number. */
const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(20261122)';

/** A query without parameters may have several statements. */
const runFile: RunFile = (text, transaction) => sql.raw(text).execute(transaction);

// Times and counts are below 2^53.
pg.defaults.parseInt8 = true;

/** Opens the PostgreSQL database at a URL. The pool connects again by itself after a failure. */
export async function openPostgres(
  connectionString: string,
  { isServer = false, isAlone = false, migrates = true }: OpenOptions = {},
): Promise<Storage> {
  const unlock = isServer ? await lockPostgres(connectionString, isAlone) : undefined;
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    stream: createPostgresSocket,
  });
  // Without listeners a broken connection ends the process, whether it is idle or in use. The query
  // that uses it reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await unlock?.();
  };
  try {
    if (migrates) await migrate(db, migrations, runFile, MIGRATION_LOCK);
    else await assertNotNewer(db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, description: describe(connectionString), close, [Symbol.asyncDispose]: close };
}

function describe(connectionString: string): string {
  const { pathname, host } = new URL(connectionString);
  return `PostgreSQL, database ${pathname.slice(1)}${host ? ` on ${host}` : ''}`;
}
