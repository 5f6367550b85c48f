import { createConnection } from 'node:net';

/** Opens a connection and sends a text as it is. `answer` is what comes until it is closed. */
export function openConnection(url: string, text = '') {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  socket.write(text, 'latin1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // The server may close the connection while the client still writes.
  socket.on('error', () => {});
  /** What has come so far. */
  const received = () => Buffer.concat(chunks).toString('latin1');
  const answer = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received()));
  });
  return { socket, received, answer };
}

/** A GET of a path as it is: fetch would resolve it first. */
export const rawGet = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
