import { hash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { HeaderRules, Rewrite } from '#server/rendering/hosting.ts';
import { WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import type { Env } from '#tools/settings/settings.ts';
import { type PageFile, shells } from './pages.ts';
import type { BuiltPage } from './pageTemplate.ts';

/** The headers of a site with these pages. */
export function siteHeaders(pages: readonly BuiltPage[], env: Env): HeaderRules {
  return {
    '/*': {
      'Content-Security-Policy': policy(pages.flatMap(inlineScriptHashes), env),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [WORKER_URL]: { 'Cache-Control': 'no-cache' },
  };
}

/**
 * The files that are served for other addresses than their own: those that many paths share, and
 * before them each entry with a file of its own, because Cloudflare Pages applies the first rule
 * that matches, even if a file exists. Targets have no '.html', because Cloudflare Pages would
 * redirect them to the path without it.
 */
export function siteRewrites(entries: readonly PageFile[]): Rewrite[] {
  const shared = shells.filter(({ pattern, path }) => pattern !== path);
  return [...entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)), ...shared].map(
    ({ pattern, file }) => ({ pattern, target: `/${file.replace('.html', '')}` }),
  );
}

function policy(scriptHashes: readonly string[], env: Env): string {
  // A setting may also be a path or `self`.
  const origins = [env.VITE_API_BASE_URL, env.VITE_EMAILJS_ORIGIN].flatMap(
    (setting = '') => URL.parse(setting)?.origin ?? [],
  );
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // MUI writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A blog's image may come from any host.
    'img-src': ["'self'", 'https:', 'data:'],
    ...(origins.length > 0 && { 'connect-src': ["'self'", ...origins] }),
    'frame-src': ['https://www.openstreetmap.org'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

function inlineScriptHashes({ html }: BuiltPage): string[] {
  return parse(html)
    .querySelectorAll('script:not([src], [type])')
    .map(({ rawText }) => `'sha256-${hash('sha256', rawText, 'base64')}'`);
}
