import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { site } from '#brand/site.ts';
import { loadStaticFiles } from '#server/http/staticFiles.ts';
import { HOSTING_FILE } from '#server/rendering/hosting.ts';
import { openConnection, rawGet } from './connection.ts';
import { tempDir } from './onEnd.ts';
import { startTestServer, writeSite } from './testServer.ts';

const dir = join(tempDir(), 'site');
const script = 'export const text = "text";'.repeat(50);

mkdirSync(join(dir, 'assets'), { recursive: true });
writeSite(dir);
for (const [name, text] of Object.entries({
  '../secret.txt': 'outside of the site',
  [HOSTING_FILE]: JSON.stringify({
    headers: {
      '/*': { 'X-Content-Type-Options': 'nosniff' },
      '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      '/': { 'Cache-Control': 'no-store' },
    },
    rewrites: [
      { pattern: '/blogs/:id', target: '/blogs/blog' },
      { pattern: '/dashboard/*', target: '/dashboard' },
      { pattern: '/guides/:slug', target: '/about' },
    ],
    redirects: [{ from: '/guides', to: '/#guides' }],
  }),
  'about.html': 'about',
  'dashboard.html': 'dashboard',
  'assets/index-1.js': script,
  'card.html': `<link rel="canonical" href="${site.url}/card">`,
  'robots.txt': `Sitemap: ${site.url}/sitemap.xml`,
})) {
  writeFileSync(join(dir, name), text);
}
for (const name of ['assets/index-1.js', 'card.html', 'about.html']) {
  writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
}

const ORIGIN = 'https://www.own.example';
const files = await loadStaticFiles(dir, ORIGIN);
const server = await startTestServer({ isEmpty: true, env: { SITE_DIR: dir } });

const get = (path: string, headers = {}, method = 'GET') =>
  files.respond(new Request(`http://localhost${path}`, { method, headers }));

it.each([
  ['/', 200, 'home of the build'],
  ['/about', 200, 'about'],
  ['/blogs/1', 200, 'blog shell'],
  ['/dashboard', 200, 'dashboard'],
  ['/dashboard/blogs/list', 200, 'dashboard'],
  ['/blogs/1/2', 404, 'not found'],
  ['/guides/first', 200, 'about'],
  ['/guides/first/2', 404, 'not found'],
  ['/nothing', 404, 'not found'],
  ['/404', 404, 'not found'],
  ['/404.html', 404, 'not found'],
  [`/${HOSTING_FILE}`, 404, 'not found'],
  ['/assets/index-1.js.br', 404, 'not found'],
  ['/assets', 404, 'not found'],
  ['/Nothing', 404, 'not found'],
  ['/assets/INDEX-1.js', 404, 'not found'],
])('responds to %s with %i and %s', async (path, status, text) => {
  const response = get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

it('sends the headers of the build, and pages only after a check', () => {
  const asset = get('/assets/index-1.js').headers;
  expect(asset.get('cache-control')).toContain('immutable');
  expect(asset.get('x-content-type-options')).toBe('nosniff');
  expect(asset.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(get('/about').headers.get('cache-control')).toBe('no-cache');
  // A rule without a star is for one path.
  expect(get('/').headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', null],
  ['brotli', null],
  ['', null],
])('sends a file for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
  const response = get('/assets/index-1.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const { byteLength } = await response.arrayBuffer();
  expect(byteLength).toBe(encoding ? brotliCompressSync(script).length : script.length);
});

it('has the origin of the server in place of that of the brand, also compressed', async () => {
  const link = `<link rel="canonical" href="${ORIGIN}/card">`;
  expect(await get('/card').text()).toBe(link);
  const compressed = get('/card', { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  const body = Buffer.from(await compressed.arrayBuffer());
  expect(brotliDecompressSync(body).toString()).toBe(link);
  expect(await get('/robots.txt').text()).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const unchanged = await get('/about', { 'accept-encoding': 'br' }).arrayBuffer();
  expect(Buffer.from(unchanged)).toEqual(readFileSync(join(dir, 'about.html.br')));
});

it('responds with 304 to what the browser has, for each encoding', () => {
  for (const accepted of ['br', '']) {
    const headers = { 'accept-encoding': accepted };
    const tag = get('/assets/index-1.js', headers).headers.get('etag') ?? '';
    expect(get('/assets/index-1.js', { ...headers, 'if-none-match': tag }).status).toBe(304);
    expect(get('/assets/index-1.js', { ...headers, 'if-none-match': '"other"' }).status).toBe(200);
  }
});

it('sends no body for HEAD, and refuses other methods', async () => {
  const head = get('/about', {}, 'HEAD');
  expect(head.headers.get('content-length')).toBe('5');
  expect(await head.text()).toBe('');
  expect(get('/about', {}, 'POST').status).toBe(405);
});

it.each([
  ['/About/?q=A', '/about?q=A'],
  ['//Dashboard//evil.example', '/dashboard/evil.example'],
  ['/\\Dashboard/\\evil.example', '/dashboard/evil.example'],
  // These have no page.
  ['/guides/', '/#guides'],
  ['/guides?q=1', '/?q=1#guides'],
])('redirects %s to %s', (path, target) => {
  const response = get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(target);
});

it.each(['//other.example/about/', '//Other.example/About', '/\\other.example/about', '//evil'])(
  'redirects %s nowhere',
  (path) => expect(get(path).status).toBe(404),
);

const outside = ['secret.txt', '../secret.txt', 'server.sqlite', 'package.json', 'etc/passwd'];
const up = [
  ...['..', '%2e%2e', '.%2e', '..%2f..', '..%5c..', '%252e%252e', '....', '..;', '%c0%ae%c0%ae'],
  ...['..%00', '%2e%2e%2f', '..\\..', 'assets/..', 'assets/%2e%2e/..', '/', '%2f'],
];
const attempts = outside.flatMap((file) =>
  up.flatMap((part) => ['', '/uploads'].map((folder) => `${folder}/${part}/${file}`)),
);

it(`no path reaches a file outside of the site by any of ${attempts.length} tricks`, async () => {
  for (const path of attempts) {
    const answer = await openConnection(server.server.url, rawGet(path)).answer;
    expect(answer, path).toMatch(/^HTTP\/1.1 40[04]/);
    expect(answer, path).not.toMatch(/outside of the site|SQLite format|root:/);
  }
});
