import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../backend/backend.ts';
import { MAX_BODY_BYTES } from '../backend/body.ts';

/** Answers Node's requests by a backend that speaks the platform's own types. */
export function bridgeTo(backend: Backend) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = await readBody(request);
      const answer = await backend(toRequest(request, body));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      // Whoever asked has gone in the middle of it.
      response.destroy();
    }
  };
}

/** Reads a body, and of one that is too large only so much that the backend can tell. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (size > MAX_BODY_BYTES) continue;
    chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  });
}
