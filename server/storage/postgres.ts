import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { assertNotNewer, migrate, migrationsOf, type RunFile } from './migrate.ts';
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

/** Servers share this lock; a restore holds it alone. Every version must use the same number. */
const SERVER_LOCK = 20261124;

/** The interval at which the lock is taken again, in ms, because its connection may have broken. */
const LOCK_EVERY_MS = 500;

/**
 * The longest silence of a connection on which something is asked, in ms. Longer than the timeouts
 * that PostgreSQL itself keeps for a statement and a transaction: it is for a machine that hangs.
 */
const SILENCE_MS = 12_000;

/** Opens the PostgreSQL database at a URL. The pool connects again by itself after a failure. */
export async function openPostgres(
  connectionString: string,
  { isServer = false, isAlone = false, migrates = true }: OpenOptions = {},
): Promise<Storage> {
  const unlock = isServer ? await holdLock(connectionString, isAlone) : undefined;
  const pool = createPool({ connectionString, max: 10 });
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

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    stream: createSocket,
    ...options,
  });
  // Without listeners a broken connection ends the process, whether it is idle or in use. The query
  // that uses it reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Creates a socket that closes with an error after a silence. */
function createSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS);
  socket.once('timeout', () =>
    socket.destroy(new Error('Connection terminated: PostgreSQL does not respond')),
  );
  return socket;
}

/** Takes the lock of a server on a connection of its own, and keeps it. Returns its release. */
async function holdLock(connectionString: string, isAlone: boolean): Promise<() => Promise<void>> {
  const pool = createPool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  const lock = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const take = () => pool.query(`SELECT ${lock}(${SERVER_LOCK}) AS is_taken`);
  const timer = setInterval(() => void take().catch(() => {}), LOCK_EVERY_MS).unref();
  const release = () => {
    clearInterval(timer);
    return pool.end();
  };
  try {
    const { rows } = await take();
    if (rows[0]?.is_taken) return release;
    throw new Error(
      isAlone
        ? 'Another server uses the database. Stop it first.'
        : 'The database is being restored. Start the server when that is done.',
    );
  } catch (error) {
    await release();
    throw error;
  }
}

function describe(connectionString: string): string {
  const { pathname, host } = new URL(connectionString);
  return `PostgreSQL, database ${pathname.slice(1)}${host ? ` on ${host}` : ''}`;
}
