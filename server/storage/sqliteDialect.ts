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
} from 'kysely';

/** A statement's longest wait for another process, and the pause between its tries, in ms. */
export const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 10;

/** SQLite's result code of a locked database. */
export const SQLITE_BUSY = 5;

/** Creates the dialect with which Kysely uses an open database of node:sqlite. */
export function createSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TurnsAdapter(),
    createDriver: () => createDriver(database),
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

interface TurnsConnection extends DatabaseConnection {
  /** True in a transaction. */
  hasTurn(): boolean;
  endTurn(): void;
}

/** Gives each statement, and each transaction as a whole, its turn on the one open database. */
function createDriver(database: DatabaseSync): Driver {
  const takeTurn = createTurns();
  const statements = new Map<string, StatementSync>();

  function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const values = parameters.map(toSqlite);
    // The query says of what type its rows are.
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  /**
   * A connection that tries a statement again while another process has the lock. Meanwhile neither
   * the event loop nor the statements of others wait. Outside a transaction and at its beginning
   * such a statement has done nothing.
   */
  function connect(): TurnsConnection {
    let end: (() => void) | undefined;
    const endTurn = () => {
      end?.();
      end = undefined;
    };
    return {
      hasTurn: () => end !== undefined,
      endTurn,
      async executeQuery(query) {
        const latest = performance.now() + BUSY_TIMEOUT_MS;
        for (;;) {
          const isInTransaction = end !== undefined;
          end ??= await takeTurn();
          try {
            return run(query);
          } catch (error) {
            const isLocked = Object(error).errcode === SQLITE_BUSY;
            if (!isLocked || isInTransaction || performance.now() > latest) throw error;
          } finally {
            if (!database.isTransaction) endTurn();
          }
          await wait(BUSY_PAUSE_MS);
        }
      },
      streamQuery() {
        throw new Error('Rows are not streamed: all other statements would wait.');
      },
    };
  }

  const execute = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    /** Takes the write lock at once, because waiting for it later can fail at once. */
    beginTransaction: (connection) => execute(connection, 'BEGIN IMMEDIATE'),
    commitTransaction: (connection) => execute(connection, 'COMMIT'),
    /** With a full disk SQLite has rolled back by itself; a second time would hide the error. */
    async rollbackTransaction(connection: TurnsConnection) {
      if (connection.hasTurn()) await execute(connection, 'ROLLBACK');
    },
    releaseConnection: async (connection: TurnsConnection) => connection.endTurn(),
    destroy: async () => database.close(),
  };
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

/** Refuses objects, which SQLite would take for named parameters. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
