import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { PrecacheManifest } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { paths } from '#src/paths.ts';
import { readChunks } from './chunks.ts';
import { guides, notFoundPage, offlinePage, publicPages, shells } from './pages.ts';

/** Pages that visitors open. Nothing that only the admin area imports is ever cached. */
const visitorPages = [
  ...publicPages,
  ...shells.filter(({ path }) => path !== paths.signIn && path !== paths.dashboard),
  notFoundPage,
];

const pictureFolders = ['flags', 'scenes'];

/** Lists what the service worker may cache of a build in `dir`, whose pages are written already. */
export function listSiteFiles(
  dir: string,
  bundle: Rolldown.OutputBundle,
  apiBase: string,
): PrecacheManifest {
  const { entryUrl, hydrationUrls, reachableUrls } = readChunks(bundle);
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  const sheetsOf = (files: readonly { file: string }[]) => [
    ...new Set(files.map(({ file }) => stylesheetOf(read(file)))),
  ];
  const fonts = Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/${name}`);
  const latinFonts = fonts.filter((url) => !url.includes('devanagari'));
  const modules = visitorPages.flatMap((page) => page.modules);
  const pictures = pictureFolders.flatMap((folder) =>
    readdirSync(join(dir, folder)).map((name) => `/${folder}/${name}`),
  );
  const appShell = [
    ...hydrationUrls(offlinePage.modules),
    ...sheetsOf([offlinePage]),
    ...latinFonts,
  ];
  const assets = [
    ...reachableUrls([...modules, 'src/app/pwa/registerServiceWorker.ts']),
    ...sheetsOf([offlinePage, ...guides]),
    ...latinFonts,
  ];
  const files = {
    entry: entryUrl,
    appShell,
    assets,
    onDemandAssets: [...fonts, ...sheetsOf(visitorPages)].filter((url) => !assets.includes(url)),
    guides: guides.map(({ path }) => path),
    pictures,
    apiPath: apiBase.startsWith('/') ? apiBase.replace(/\/+$/, '') : null,
    offlinePage: { url: paths.offline, revision: hashOf(read(offlinePage.file)) },
  };
  const contents = [...guides.map(({ file }) => file), ...pictures].map((name) =>
    hashOf(read(name)),
  );
  return { ...files, version: hashOf(JSON.stringify([files, contents])) };
}

/** The stylesheet that a prerendered page loads after its first paint. */
function stylesheetOf(html: string): string {
  const [, url] = / data-css="([^"]+)"/.exec(html) ?? [];
  if (!url) throw new Error('A prerendered page names no stylesheet.');
  return url;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
