import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DatabaseSync,
  type DatabaseSyncOptions,
  type SQLInputValue,
  type StatementSync,
} from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { reasonOf } from '../reasonOf.ts';
import { copyBeforeMigration } from './copyBeforeMigration.ts';
import { assertNotNewer, migrate, migrationsOf } from './migrate.ts';
import type { Database } from './schema.ts';
import type { OpenOptions, Storage } from './storage.ts';

const migrations = migrationsOf(
  import.meta.glob<string>('./migrations/sqlite/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** How long a statement waits for another process, in ms, and how long before it is tried again. */
const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 10;

/** SQLite's result code of a locked database. */
const SQLITE_BUSY = 5;

/**
 * Opens the database file and creates it if it is missing. A commit is on the disk before its promise
 * resolves. With `isServer` it holds a lock until the process ends, and throws if another process
 * has it: two servers on one file would not see each other's sessions in time.
 */
export async function openSqlite(
  file: string,
  { isServer = false, migrates = true }: OpenOptions = {},
): Promise<Storage> {
  if (!migrates && !statSync(file, { throwIfNoEntry: false })) {
    throw new Error(`There is no database ${file}. The server creates it when it starts.`);
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = isServer ? lockFile(`${file}.lock`) : undefined;
  const database = open(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // From now on waiting stops nothing else: SQLite's own timeout would block the event loop.
  database.exec('PRAGMA busy_timeout = 0');
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database) });
  const close = async () => {
    // Closing the last connection writes the log into the file and removes it.
    await db.destroy();
    if (database.isOpen) database.close();
    lock?.close();
  };
  try {
    if (migrates) {
      copyBeforeMigration(database, file, migrations);
      await migrate(db, migrations);
    } else await assertNotNewer(db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    description: `SQLite in ${file}`,
    close,
  };
}

/** Takes a lock that the system releases when the process ends, however it ends. */
function lockFile(path: string): DatabaseSync {
  const lock = open(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const isLocked = Object(error).errcode === SQLITE_BUSY;
    throw new Error(
      isLocked
        ? `Another server uses the database: ${path} is locked. Stop it first.`
        : `${path} cannot be locked: ${reasonOf(error)}. Has the disk room?`,
    );
  }
}

/** Opens a file. Throws an error that names it. */
function open(file: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  try {
    return new DatabaseSync(file, options);
  } catch (error) {
    throw new Error(
      `${file} cannot be opened: ${reasonOf(error)}. May the server write into its folder?`,
    );
  }
}

/** Adapts node:sqlite to the interface that Kysely expects, and caches prepared statements. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlite)),
        run: (values) => statement.run(...values.map(toSqlite)),
        iterate: (values) => statement.iterate(...values.map(toSqlite)),
      };
    },
  };
}

/** Refuses objects: SQLite takes one as the first value for named parameters, and shifts the others. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const config = { database: adapt(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/** Takes the write lock when a transaction begins, because waiting for it later can fail at once. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return waitingConnection(await super.acquireConnection(), this.#database);
  }

  /** A transaction that only reads one state of the database takes no lock from the others. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const isSnapshot = settings?.isolationLevel === 'repeatable read';
    await connection.executeQuery(CompiledQuery.raw(isSnapshot ? 'BEGIN' : 'BEGIN IMMEDIATE'));
  }

  /** SQLite has rolled back by itself when the disk is full; a second time would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * A connection that tries a statement again while another process has the lock, without blocking the
 * event loop. Outside a transaction and at its beginning such a statement has done nothing.
 */
function waitingConnection(
  connection: DatabaseConnection,
  database: DatabaseSync,
): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery(query) {
      const end = performance.now() + BUSY_TIMEOUT_MS;
      for (;;) {
        const isInTransaction = database.isTransaction;
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          const isLocked = Object(error).errcode === SQLITE_BUSY;
          if (!isLocked || isInTransaction || performance.now() > end) throw error;
          await wait(BUSY_PAUSE_MS);
        }
      }
    },
  };
}
