import type { Db } from './schema.ts';

/** An open database. It has all migrations, unless it was opened to leave it as it is. */
export interface Storage extends AsyncDisposable {
  readonly db: Db;
  /** The kind and the address of the database, without a password. */
  readonly description: string;
  close(): Promise<void>;
}

/** Options for opening a database. */
export interface OpenOptions {
  /** True to hold the lock of a server, which in PostgreSQL servers share. Default: no. */
  readonly isServer?: boolean;
  /** True to hold that lock alone: no server may run. Default: no. */
  readonly isAlone?: boolean;
  /** True to apply missing migrations. Default: yes. Without it the database must be there. */
  readonly migrates?: boolean;
}

/** The message if nothing has been created in a place yet. */
export const noDatabase = (place: string) =>
  `There is no database in ${place}. The server creates it when it starts.`;

/** Codes of errors that mean that the database cannot be reached now, or the disk has no room. */
const UNAVAILABLE_CODES = new Set([
  ...['ENOSPC', 'EDQUOT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  // PostgreSQL: shutdown, crash, start, too many connections, timeouts of a statement and a lock,
  // a full disk, a deadlock.
  ...['57P01', '57P02', '57P03', '53300', '57014', '55P03', '53100', '40P01'],
]);

/** SQLite's result codes for a locked database, an I/O error and a full disk. */
const UNAVAILABLE_RESULTS = new Set([5, 10, 13]);

/** The messages of pg, without a code, when a connection breaks, has broken, or none is free. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** True if a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error ? error.code : undefined;
  const result = 'errcode' in error ? error.errcode : undefined;
  return (
    UNAVAILABLE_MESSAGE.test(error.message) ||
    (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || code.startsWith('08'))) ||
    (typeof result === 'number' && UNAVAILABLE_RESULTS.has(result & 0xff))
  );
}
