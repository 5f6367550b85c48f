import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPostgresSocket } from './postgresSocket.ts';

/** Servers share this lock; a restore holds it alone. Every version must use the same number. */
const SERVER_LOCK = 20261124;

/** The longest time that a hanging PostgreSQL may take to end the connection, in ms. */
const END_TIMEOUT_MS = 1_000;

/** The time after a lost connection until the lock is taken again, in ms. */
const RETRY_MS = 250;

/** Takes the lock of a server on a connection of its own, and keeps it. Returns its release. */
export async function lockPostgres(
  connectionString: string,
  isAlone: boolean,
): Promise<() => Promise<void>> {
  const take = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  let isReleased = false;
  let current: { end(): Promise<void> } | undefined;

  async function lock(): Promise<void> {
    const socket = createPostgresSocket();
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      stream: () => socket,
    });
    const end = async () => {
      socket.setTimeout(END_TIMEOUT_MS);
      await client.end();
    };
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(`SELECT ${take}(${SERVER_LOCK}) AS is_locked`);
      if (!rows[0]?.is_locked) {
        throw new Error(
          isAlone
            ? 'Another server uses the database. Stop it first.'
            : 'The database is being restored. Start the server when that is done.',
        );
      }
    } catch (error) {
      await end().catch(() => undefined);
      throw error;
    }
    // From now on nothing is asked on it.
    socket.setTimeout(0);
    current = { end };
    client.once('end', () => void lockAgain());
  }

  async function lockAgain(): Promise<void> {
    while (!isReleased) {
      await wait(RETRY_MS, undefined, { ref: false });
      if (isReleased) return;
      const isLocked = await lock().then(
        () => true,
        () => false,
      );
      if (isLocked && isReleased) await current?.end();
      if (isLocked) return;
    }
  }

  await lock();
  return async () => {
    isReleased = true;
    await current?.end().catch(() => undefined);
  };
}
