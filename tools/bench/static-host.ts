import { existsSync, readFileSync, statSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileFor, notFoundPage } from '../build/pages.ts';
import { host } from '../server/ports.ts';
import type { Running } from '../server/site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** What compresses no further. */
const COMPRESSED = new Set(['.png', '.webp', '.woff2', '.ico']);

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves a built site as a good static host does: brotli, hashed files for a year, pages
 * revalidated, an unknown address with 404. `/api` goes to the API at `apiUrl` where one is given,
 * and answers 503 where there is none.
 */
export async function serveStatic(
  dir: string,
  { port, apiUrl }: { readonly port: number; readonly apiUrl?: string },
): Promise<Running> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/api/')) return forward(request, response, apiUrl);
    const file = join(dir, normalize(pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    const page = isFile ? undefined : fileFor(pathname);
    const path = page ? join(dir, page.file) : file;
    const known = answers.get(path) ?? readAnswer(path);
    answers.set(path, known);
    response.writeHead(page === notFoundPage ? 404 : 200, known.headers);
    response.end(request.method === 'HEAD' ? undefined : known.body);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function readAnswer(path: string): Answer {
  const content = readFileSync(path);
  const type = extname(path);
  const isCompressed = COMPRESSED.has(type);
  const body = isCompressed
    ? content
    : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    body,
    headers: {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      'Cache-Control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(!isCompressed && { 'Content-Encoding': 'br' }),
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, apiUrl: string | undefined) {
  if (!apiUrl) {
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end('{"message":"No API here"}');
    return;
  }
  const onward = ask(apiUrl + request.url, { method: request.method, headers: request.headers });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
