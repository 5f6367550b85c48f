import { Socket } from 'node:net';

/**
 * The longest silence of a connection on which something is asked, in ms. Longer than the timeouts
 * that PostgreSQL itself keeps for a statement and a transaction: it is for a machine that hangs.
 */
const SILENCE_MS = 12_000;

/** Creates a socket to PostgreSQL that closes with an error after a silence. */
export function createPostgresSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS);
  socket.once('timeout', () =>
    socket.destroy(new Error('Connection terminated: PostgreSQL does not respond')),
  );
  return socket;
}
