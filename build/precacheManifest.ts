import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { type Env, root } from '#environment/settings.ts';
import type { PrecacheManifest } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { paths } from '#src/paths.ts';
import { readChunks } from './chunks.ts';
import { guides, offlinePage, type Page, visitorPages } from './pages.ts';
import type { BuiltPage } from './pageTemplate.ts';

/** Lists what the service worker may cache of a build. Nothing that only the admin area imports. */
export function precacheManifest(
  bundle: Rolldown.OutputBundle,
  builtPages: readonly BuiltPage[],
  env: Env,
): PrecacheManifest {
  const { entryUrl, hydrationUrls, reachableUrls } = readChunks(bundle);
  const builtOf = (pages: readonly Page[]) => builtPages.filter(({ page }) => pages.includes(page));
  const sheetsOf = (pages: readonly Page[]) => builtOf(pages).map(({ cssUrl }) => cssUrl);
  const htmlOf = (pages: readonly Page[]) => builtOf(pages).map(({ html }) => html);

  const fonts = Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/${name}`);
  const latinFonts = fonts.filter((url) => !url.includes('devanagari'));
  const modules = visitorPages.flatMap((page) => page.modules);
  const assets = new Set([
    ...reachableUrls([...modules, 'src/app/pwa/registerServiceWorker.ts']),
    ...sheetsOf([offlinePage, ...guides]),
    ...latinFonts,
  ]);
  const pictures = ['flags', 'scenes'].flatMap((folder) =>
    readdirSync(join(root, 'public', folder)).map((name) => `/${folder}/${name}`),
  );
  const apiBase = env.VITE_API_BASE_URL || '/api';
  const files = {
    entry: entryUrl,
    appShell: [...hydrationUrls(offlinePage.modules), ...sheetsOf([offlinePage]), ...latinFonts],
    assets: [...assets],
    onDemandAssets: [...new Set([...fonts, ...sheetsOf(visitorPages)])].filter(
      (url) => !assets.has(url),
    ),
    guides: guides.map(({ path }) => path),
    pictures,
    apiPath: apiBase.startsWith('/') ? apiBase.replace(/\/+$/, '') : null,
    offlinePage: { url: paths.offline, revision: hashOf(htmlOf([offlinePage])) },
  };
  const contents = pictures.map((name) => readFileSync(join(root, 'public', name)));
  return { ...files, version: hashOf([JSON.stringify(files), ...htmlOf(guides), ...contents]) };
}

function hashOf(contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
