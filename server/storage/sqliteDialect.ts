import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** How long a statement waits for another process, in ms, and how long before it is tried again. */
export const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 10;

/** SQLite's result code of a locked database. */
export const SQLITE_BUSY = 5;

/** Creates the dialect with which Kysely uses an open database of node:sqlite. */
export function createSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TurnsAdapter(),
    createDriver: () => new TurnsDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely's own queue would not let others go first while a statement waits for another process. */
class TurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Gives each statement, and each transaction as a whole, its turn on the one open database. */
class TurnsDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #takeTurn = createTurns();
  readonly #prepare: (sql: string) => StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    const statements = new Map<string, StatementSync>();
    this.#prepare = (sql) => {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    };
  }

  async init() {}

  async acquireConnection() {
    return new TurnsConnection(this.#database, this.#prepare, this.#takeTurn);
  }

  /**
   * Takes the write lock when a transaction begins, because waiting for it later can fail at once.
   * A transaction that only reads one state of the database takes no lock from the others.
   */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const isSnapshot = settings.isolationLevel === 'repeatable read';
    await connection.executeQuery(CompiledQuery.raw(isSnapshot ? 'BEGIN' : 'BEGIN IMMEDIATE'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  /** With a full disk SQLite has rolled back by itself; a second time would hide the error. */
  async rollbackTransaction(connection: TurnsConnection) {
    if (connection.hasTurn) await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async releaseConnection(connection: TurnsConnection) {
    connection.endTurn();
  }

  async destroy() {
    this.#database.close();
  }
}

/** Creates the function that waits for all earlier turns, and returns what ends the new one. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
}

/**
 * A connection that tries a statement again while another process has the lock. Meanwhile neither
 * the event loop nor the statements of others wait. Outside a transaction and at its beginning such
 * a statement has done nothing.
 */
class TurnsConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  readonly #takeTurn: () => Promise<() => void>;
  #endTurn: (() => void) | undefined;

  constructor(
    database: DatabaseSync,
    prepare: (sql: string) => StatementSync,
    takeTurn: () => Promise<() => void>,
  ) {
    this.#database = database;
    this.#prepare = prepare;
    this.#takeTurn = takeTurn;
  }

  /** Whether it is in a transaction. */
  get hasTurn() {
    return this.#endTurn !== undefined;
  }

  endTurn() {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const end = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      const isInTransaction = this.hasTurn;
      this.#endTurn ??= await this.#takeTurn();
      try {
        return this.#run<R>(query);
      } catch (error) {
        const isLocked = Object(error).errcode === SQLITE_BUSY;
        if (!isLocked || isInTransaction || performance.now() > end) throw error;
      } finally {
        if (!this.#database.isTransaction) this.endTurn();
      }
      await wait(BUSY_PAUSE_MS);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    // The query says of what type its rows are.
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: all other statements would wait.');
  }
}

/** Refuses objects, which SQLite would take for named parameters. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
