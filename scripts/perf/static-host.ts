import { existsSync, readFileSync, statSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type HeaderRule, headersFor, parseHeaderRules } from '../build/header-rules.ts';
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

/** Files are compressed once and as far as it goes, answers each time and so at less pains. */
const QUALITY = { file: 11, answer: 5 };

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves a built site as a good static host does: brotli, the headers of the build's `_headers`,
 * pages revalidated, an unknown address with 404. `/api` goes to the API at `apiUrl` where one is
 * given, and answers 503 where there is none. All lengths are those of the compressed bodies.
 */
export async function serveStatic(
  dir: string,
  { port, apiUrl }: { readonly port: number; readonly apiUrl?: string },
): Promise<Running> {
  const rules = parseHeaderRules(readIfThere(join(dir, '_headers')));
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/api/')) return forward(request, response, apiUrl);
    const { path, status } = locate(dir, pathname);
    const known = answers.get(path) ?? readAnswer(path);
    answers.set(path, known);
    response.writeHead(status, { ...known.headers, ...cacheHeaders(rules, pathname) });
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

/** The file that answers for an address, and with which status. */
function locate(dir: string, pathname: string): { path: string; status: number } {
  const wanted = normalize(pathname).replace(/(?<=.)\/+$/, '');
  const own = [wanted, `${wanted}.html`].map((name) => join(dir, name)).find(isFile);
  if (own) return { path: own, status: 200 };
  const page = fileFor(pathname);
  return { path: join(dir, page.file), status: page === notFoundPage ? 404 : 200 };
}

function readAnswer(path: string): Answer {
  const content = readFileSync(path);
  const type = extname(path);
  const isCompressed = COMPRESSED.has(type);
  const body = isCompressed ? content : compress(content, QUALITY.file);
  return {
    body,
    headers: {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      ...(!isCompressed && { 'Content-Encoding': 'br' }),
    },
  };
}

function cacheHeaders(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return { 'Cache-Control': 'no-cache', ...headersFor(rules, pathname) };
}

function forward(request: IncomingMessage, response: ServerResponse, apiUrl: string | undefined) {
  if (!apiUrl) {
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end('{"message":"No API here"}');
    return;
  }
  // json-server would send gzip: what is compressed already cannot be compressed anew.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const onward = ask(apiUrl + request.url, { method: request.method, headers });
  onward.on('response', async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = compress(Buffer.concat(chunks), QUALITY.answer);
    const { 'content-type': type = 'application/json', ...others } = answer.headers;
    delete others['transfer-encoding'];
    response.writeHead(answer.statusCode ?? 502, {
      ...others,
      'content-type': type,
      'content-length': String(body.length),
      'content-encoding': 'br',
    });
    response.end(body);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function compress(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
