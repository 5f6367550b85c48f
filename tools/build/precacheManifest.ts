import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import type { PrecacheManifest } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { paths } from '#src/pageTable.ts';
import type { Env } from '#tools/settings/settings.ts';
import { readChunks } from './chunks.ts';
import { guideFiles, offlineFile, type PageFile, visitorFiles } from './pages.ts';
import type { BuiltPage } from './pageTemplate.ts';
import { offeredPictures } from './publicFiles.ts';

/** Lists what the service worker may cache of a build. Nothing that only the admin area imports. */
export function precacheManifest(
  bundle: Rolldown.OutputBundle,
  builtPages: readonly BuiltPage[],
  env: Env,
): PrecacheManifest {
  const { entryUrl, hydrationUrls, reachableUrls } = readChunks(bundle);
  const builtOf = (pages: readonly PageFile[]) =>
    builtPages.filter(({ page }) => pages.includes(page));
  const sheetsOf = (pages: readonly PageFile[]) => builtOf(pages).map(({ cssUrl }) => cssUrl);
  const htmlOf = (pages: readonly PageFile[]) => builtOf(pages).map(({ html }) => html);

  const fonts = Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/${name}`);
  const latinFonts = fonts.filter((url) => !url.includes('devanagari'));
  if (latinFonts.length === 0) throw new Error('The build has no font for Latin script.');
  const modules = visitorFiles.flatMap((page) => page.modules);
  const assets = new Set([
    ...reachableUrls([...modules, 'src/app/pwa/registerServiceWorker.ts']),
    ...sheetsOf([offlineFile, ...guideFiles]),
    ...latinFonts,
  ]);
  const apiBase = env.VITE_API_BASE_URL || '/api';
  const files = {
    entry: entryUrl,
    appShell: [...hydrationUrls(offlineFile.modules), ...sheetsOf([offlineFile]), ...latinFonts],
    assets: [...assets],
    onDemandAssets: [...new Set([...fonts, ...sheetsOf(visitorFiles)])].filter(
      (url) => !assets.has(url),
    ),
    guides: guideFiles.map(({ path }) => path),
    pictures: offeredPictures.map(({ url }) => url),
    adminPaths: [paths.signIn, paths.dashboard],
    apiPath: apiBase.startsWith('/') ? apiBase.replace(/\/+$/, '') : null,
    offlinePage: { url: paths.offline, revision: hashOf(htmlOf([offlineFile])) },
  };
  const contents = offeredPictures.map(({ file }) => readFileSync(file));
  return { ...files, version: hashOf([JSON.stringify(files), ...htmlOf(guideFiles), ...contents]) };
}

function hashOf(contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
