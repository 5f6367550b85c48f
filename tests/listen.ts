import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Starts an HTTP server on a free port of this machine. */
export async function listen(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: { port: number } = Object(server.address());
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
