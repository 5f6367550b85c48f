export type Level = 'info' | 'warn' | 'error';

/** Writes one line. Fields never hold a body, a password, a cookie or a query. */
export type Log = (level: Level, fields: Readonly<Record<string, unknown>>) => void;

// A log that cannot be written, on a full disk or to a reader that has ended, stops no server.
process.stdout.on('error', () => {});

/** Logs as JSON, one object in each line of the standard output. */
export const logJson: Log = (level, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`);
};
