import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';
import { WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { formatHeaderRules, headersFor, parseHeaderRules } from './header-rules.ts';
import { blogPage, shells } from './pages.ts';
import type { Env } from './settings.ts';

/**
 * Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read: the headers, and the
 * paths that share a file. The preview server sends the same headers, so that the end-to-end tests
 * notice what the content security policy blocks.
 */
export function hostingConfig(env: Env): Plugin {
  let dir = '';
  return {
    name: 'host-files',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ root, build }) {
      dir = resolve(root, build.outDir);
    },
    // After prerendering, because the policy contains the hashes of the pages' scripts.
    writeBundle: {
      order: 'post',
      handler() {
        writeFileSync(join(dir, '_headers'), headers(dir, env));
        writeFileSync(join(dir, '_redirects'), redirects(dir));
      },
    },
    configurePreviewServer({ middlewares }) {
      const file = join(dir, '_headers');
      const rules = existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
      middlewares.use(({ originalUrl = '/' }, response, next) => {
        const [path = '/'] = originalUrl.split('?');
        for (const [name, value] of Object.entries(headersFor(rules, path))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

function headers(dir: string, env: Env): string {
  return formatHeaderRules([
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy(inlineScriptHashes(dir), env),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    { pattern: WORKER_URL, headers: { 'Cache-Control': 'no-cache' } },
  ]);
}

/**
 * One line for each file that is shared by many paths, and before them one for each blog with a file
 * of its own: Cloudflare Pages applies the first rule that matches, even if a file exists. Targets
 * have no '.html', because Cloudflare Pages would redirect them to the path without it.
 */
function redirects(dir: string): string {
  const blogs = readdirSync(join(dir, 'blogs'))
    .flatMap((name) => blogPage(name.replace(/\.html$/, '')) ?? [])
    .map(({ path }) => `${path} ${path} 200\n`);
  const shared = shells
    .filter(({ pattern, path }) => pattern !== path)
    .map(({ pattern, file }) => `${pattern} /${file.replace(/\.html$/, '')} 200\n`);
  return [...blogs, ...shared].join('');
}

function policy(scriptHashes: readonly string[], env: Env): string {
  const others = [env.VITE_API_BASE_URL, env.VITE_EMAILJS_ORIGIN].flatMap(originOf);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // MUI writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A blog's image may come from any host.
    'img-src': ["'self'", 'https:', 'data:'],
    ...(others.length > 0 && { 'connect-src': ["'self'", ...others] }),
    'frame-src': ['https://www.openstreetmap.org'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The origin of a full URL; nothing for a path, `self` or a missing setting. */
function originOf(address = ''): readonly string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The hashes of all inline scripts of the pages. */
function inlineScriptHashes(dir: string): readonly string[] {
  const scripts = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => parse(readFileSync(join(dir, name), 'utf8')).querySelectorAll('script'))
    .filter((script) => !script.hasAttribute('src') && !script.hasAttribute('type'));
  return scripts.map(({ rawText }) => {
    return `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;
  });
}
