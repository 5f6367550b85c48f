import { request } from 'node:http';
import { listen } from '../listen.ts';

/** A server between the browser and the site. On a port of its own, it has storage of its own. */
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Forwards what the browser requests to the site at `siteUrl`. */
export async function openGate(siteUrl: string) {
  /** The requests to the API, such as 'POST /api/blogs/post'. */
  const requests: string[] = [];
  const held: { readonly path: RegExp; readonly until: Promise<void> }[] = [];
  const { port, close } = await listen(async (incoming, response) => {
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
  return {
    url: `http://localhost:${port}`,
    requests,
    /** Holds back the paths that match, until the function that it returns is called. */
    hold(path: RegExp): () => void {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, until });
      return release;
    },
    close,
  };
}
