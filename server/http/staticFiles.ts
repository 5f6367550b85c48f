import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { site } from '#brand/site.ts';
import {
  HOSTING_FILE,
  type Hosting,
  headersFor,
  type Rewrite,
  redirectLocation,
  redirectTarget,
} from '#server/rendering/hosting.ts';
import { SHELLS_FILE } from '#server/rendering/pageShell.ts';

type Body = Uint8Array<ArrayBuffer>;

/** A file of the site, as it is sent. */
export interface StaticFile {
  readonly body: Body;
  /** Smaller forms of the body by the name of their encoding, the best first. */
  readonly encoded: readonly (readonly [encoding: string, body: Body])[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The highest, 11, takes 20 times as long and makes a page a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compresses what is made while the server runs, in threads of their own. */
export async function compress(body: string | Body) {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzipped) };
}

/** The smaller forms of a page. */
export type Compressed = Awaited<ReturnType<typeof compress>>;

/** Responds to requests for the files of the built site. */
export type StaticFiles = Awaited<ReturnType<typeof loadStaticFiles>>;

/** The extensions of files that name the origin of the site. */
const NAMES_ORIGIN = /^(html|xml|txt)$/;

const COMPRESSIBLE = /^text|json|xml|javascript|icon/;

/** Files that are for a host, not for visitors. */
const HOST_FILES = new Set(['_headers', '_redirects', HOSTING_FILE, SHELLS_FILE]);

/** Reads the built site into a map by its paths: no request makes a path of a file. */
export async function loadStaticFiles(dir: string, origin: string) {
  const hosting: Hosting = JSON.parse(readFileSync(join(dir, HOSTING_FILE), 'utf8'));
  const { headers: rules, rewrites, redirects } = hosting;
  const files = new Map<string, StaticFile>();
  for (const name of filesIn(dir)) {
    const path = pathOf(name);
    files.set(path, await readStaticFile(dir, name, origin, headersFor(rules, path)));
  }
  const shared = findRewritten(rewrites, files);
  const notFound = files.get('/404');
  if (!notFound) throw new Error(`The site in ${dir} has no 404.html.`);

  return {
    /** The number of paths with a file. */
    count: files.size,
    /** Makes a file of a page that has been rendered, with the headers of its path. */
    ofPage: (path: string, { br, gzip }: Compressed): StaticFile => ({
      // Few clients accept neither, so it takes no memory.
      get body() {
        return new Uint8Array(gunzipSync(gzip));
      },
      encoded: Object.entries({ br, gzip }),
      headers: contentHeaders(headersFor(rules, path), path.endsWith('.xml') ? 'xml' : 'html', br),
    }),
    /** Responds to GET and HEAD with the file of a path, or with the not-found page. */
    respond(request: Request, isMissing = false): Response {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
      }
      const { pathname, search } = new URL(request.url);
      const fileAt = (path: string) => files.get(path) ?? shared(path) ?? notFound;
      const file = isMissing ? notFound : fileAt(pathname);
      if (file !== notFound) return sendFile(file, request, 200);
      const isPage = (path: string) => fileAt(path) !== notFound;
      const target = redirectTarget(pathname, redirects, isPage);
      if (target !== undefined) {
        const headers = { Location: redirectLocation(target, search) };
        return new Response(null, { status: 308, headers });
      }
      return sendFile(notFound, request, 404);
    },
  };
}

/** Sends a file whole, compressed, without its body, or only the news that it has not changed. */
export function sendFile(file: StaticFile, { method, headers }: Request, status: number): Response {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '');
  const isAccepted = (name: string) => accepted.some(({ type, q }) => type === name && q > 0);
  const [encoding, body] = file.encoded.find(([name]) => isAccepted(name)) ?? ['', file.body];
  const sent = new Headers(file.headers);
  if (encoding) sent.set('Content-Encoding', encoding);
  if (encoding) sent.set('ETag', `${file.headers.ETag?.slice(0, -1)}-${encoding}"`);
  const tags = headers.get('if-none-match')?.split(',') ?? [];
  const isKnown = tags.some((tag) => tag.trim().replace(/^W\//, '') === sent.get('ETag'));
  if (status === 200 && isKnown) return new Response(null, { status: 304, headers: sent });
  sent.set('Content-Length', String(body.byteLength));
  return new Response(method === 'HEAD' ? null : body, { status, headers: sent });
}

/** A page or file of the build with the origin of the server in place of the brand's. */
export const withOrigin = (text: string, origin: string): string =>
  text.replaceAll(new URL(site.url).origin, origin);

async function readStaticFile(
  dir: string,
  name: string,
  origin: string,
  headers: Record<string, string>,
): Promise<StaticFile> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const built = new Uint8Array(readFileSync(join(dir, name)));
  const text = NAMES_ORIGIN.test(extension) ? Buffer.from(built).toString() : '';
  const ownText = withOrigin(text, origin);
  if (ownText !== text) {
    const body = new Uint8Array(Buffer.from(ownText));
    const encoded = Object.entries(await compress(body));
    return { body, encoded, headers: contentHeaders(headers, extension, body) };
  }
  const encoded = Object.entries({ br: '.br', gzip: '.gz' }).flatMap(([encoding, extension]) => {
    const file = join(dir, name + extension);
    return existsSync(file) ? [[encoding, new Uint8Array(readFileSync(file))] as const] : [];
  });
  return { body: built, encoded, headers: contentHeaders(headers, extension, built) };
}

/** The headers of a file with this content; those that are given override its `Cache-Control`. */
export function contentHeaders(
  headers: Readonly<Record<string, string>>,
  extension: string,
  content: Body,
): StaticFile['headers'] {
  const type = getMimeType(`.${extension}`) ?? 'application/octet-stream';
  return {
    // A page may change with every build.
    'Cache-Control': 'no-cache',
    ...headers,
    'Content-Type': type,
    ETag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"`,
    ...(COMPRESSIBLE.test(type) && { Vary: 'Accept-Encoding' }),
  };
}

/** The files that visitors may have, by their paths in the folder with `/`. */
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((name) => !HOST_FILES.has(name) && !/\.(br|gz)$/.test(name));
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

/** Returns the function that finds the file of a path by the rewrites, such as `/blogs/:id`. */
function findRewritten(rewrites: readonly Rewrite[], files: ReadonlyMap<string, StaticFile>) {
  const rules = rewrites.flatMap(({ pattern, target }) => {
    const file = files.get(target);
    const source = pattern.replace('/*', '(?:/.*)?').replace(/\/:\w+/, '/[^/]+');
    return file ? [{ matches: new RegExp(`^${source}$`), file }] : [];
  });
  return (pathname: string) => rules.find(({ matches }) => matches.test(pathname))?.file;
}
