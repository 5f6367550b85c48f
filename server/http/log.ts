export type Level = 'info' | 'warn' | 'error';

/** Writes one line. Fields never hold a body, a password, a cookie or a query. */
export type Log = (level: Level, fields: Readonly<Record<string, unknown>>) => void;

/** Logs as JSON, one object in each line of the standard output. */
export const logJson: Log = (level, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`);
};
