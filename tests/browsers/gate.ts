import { createServer, request } from 'node:http';
import { host } from '#tools/settings/ports.ts';

/** A server between the browser and the site. On a port of its own, it has storage of its own. */
export interface Gate {
  /** Without a slash at the end. */
  readonly url: string;
  /** The requests to the API, such as 'POST /api/blogs/post'. */
  readonly requests: readonly string[];
  /** Holds back the paths that match, until the function that it returns is called. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Forwards what the browser requests to the site at `siteUrl`. */
export async function openGate(siteUrl: string): Promise<Gate> {
  const requests: string[] = [];
  const held: { readonly path: RegExp; readonly until: Promise<void> }[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (url.startsWith('/api/')) requests.push(`${method} ${url}`);
    await Promise.all(held.filter(({ path }) => path.test(url)).map(({ until }) => until));
    const outgoing = request(siteUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    // A browser that leaves a page cancels its requests.
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The gate has no port');
  return {
    url: `http://localhost:${address.port}`,
    requests,
    hold: (path) => {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, until });
      return release;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
