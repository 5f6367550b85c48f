import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'valibot';
import { build, type Plugin } from 'vite';
import { site } from '#brand/site.ts';
import { contentSchema, kinds } from '#contracts/content.ts';
import { indexedPages } from '#server/rendering/contentPages.ts';
import { feedLink, feedXml, robotsTxt, sitemapXml } from '#server/rendering/crawlerFiles.ts';
import {
  formatHeaders,
  formatRedirects,
  HOSTING_FILE,
  type Hosting,
} from '#server/rendering/hosting.ts';
import { type PageShell, SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import {
  COMPARED_PARAM,
  comparisonAddress,
  readCompared,
} from '#src/content/countries/comparedCountries.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import type * as ServerEntry from '#src/entry-server.tsx';
import { fillPath, pageRedirects } from '#src/pageTable.ts';
import { type Env, hasServer, root } from '#tools/settings/settings.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { readChunks } from './chunks.ts';
import { fetchBuildData, prerenderApiUrl } from './fetchBuildData.ts';
import { siteHeaders, siteRewrites } from './hosting.ts';
import { bundleInlineScript } from './inlineScript.ts';
import { contentFiles, entryFiles, notFoundFile, publicFiles, shells } from './pages.ts';
import { type BuiltPage, createTemplate } from './pageTemplate.ts';
import { precacheManifest } from './precacheManifest.ts';
import { describeSamples } from './sampleData.ts';
import { warnMissingEnv } from './warnMissingEnv.ts';
import { webAppManifest } from './webAppManifest.ts';

/**
 * Replaces the index.html of a build with one HTML file per page: what the browser's routes render,
 * with the critical styles, a stylesheet for all, and the hydration loader. If the API responds,
 * each blog also gets a file, and there is a feed. Adds the files for browsers, crawlers and hosts,
 * and tells the service worker what it may cache. For the server it adds the shells of the pages
 * that the server renders.
 */
export function prerender(env: Env): Plugin {
  return {
    name: 'prerender',
    // After Vite's own plugins, which emit index.html and the service worker.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { 'index.html': index, [WORKER_URL.slice(1)]: worker } = bundle;
      // A build of a single module has no page.
      if (index?.type !== 'asset') return;
      if (worker?.type !== 'asset') throw new Error('The build has no service worker.');
      const { logger, mode } = this.environment.config;
      const warn = (line: string) => logger.warn(line);
      warnMissingEnv(env, warn);
      const apiUrl = prerenderApiUrl(env);
      const { renderPage, fetchContent } = await loadServerEntry(mode, apiUrl);
      const api = await fetchBuildData(apiUrl, fetchContent, warn);
      const samples = mode === 'production' && describeSamples(site, api);
      if (samples) warn(samples);
      const entries = api ? entryFiles(api) : [];

      // The server renders pages with content, and the feed, itself.
      const isForServer = hasServer(env);
      const hasFeed = api || isForServer;
      const links = `<link rel="manifest" href="/site.webmanifest">${hasFeed ? feedLink : ''}`;
      const indexHtml = String(index.source).replace('</head>', `${links}</head>`);
      const fillTemplate = await createTemplate(indexHtml, bundle, (source) => {
        const file = this.emitFile({ type: 'asset', name: 'deferred.css', source });
        return `/${this.getFileName(file)}`;
      });
      const { hydrationUrls } = readChunks(bundle);
      const pages: BuiltPage[] = [];
      for (const page of [...publicFiles, ...entries, ...shells, notFoundFile]) {
        const rendered = await renderPage(new URL(page.path, 'http://site'), api);
        const built = await fillTemplate(page, rendered, hydrationUrls(page.modules));
        pages.push(page === notFoundFile ? await withRedirect(built) : built);
      }
      // The server renders a page without entries only for its exchange rates.
      const ownShells = pages.filter(({ page }) => publicFiles.includes(page));
      const pageShells: Record<string, PageShell> = Object.fromEntries(
        ownShells.map(({ page, shell }) => [page.pattern, shell]),
      );
      const shellPages: BuiltPage[] = [];
      const examples = parse(
        contentSchema,
        Object.fromEntries(Object.values(kinds).map(({ name, example }) => [name, [example]])),
      );
      for (const page of isForServer ? contentFiles : []) {
        const { entryOf, comparesGuides, path: pattern } = page.entry;
        // An example has everything that an entry can have, so the shell has the styles for it.
        const example = entryOf && kinds[entryOf].example;
        const path = example
          ? fillPath(pattern, example._id)
          : comparesGuides
            ? comparisonAddress(comparedExample())
            : pattern;
        const rendered = await renderPage(new URL(path, 'http://site'), examples);
        const built = await fillTemplate(page, rendered, hydrationUrls(page.modules));
        pageShells[page.pattern] = built.shell;
        shellPages.push(built);
      }
      const hosting: Hosting = {
        headers: siteHeaders(pages, env),
        rewrites: siteRewrites(entries),
        redirects: pageRedirects,
      };

      const files: Record<string, string> = {
        ...Object.fromEntries(pages.map(({ page, html }) => [page.file, html])),
        ...(api && { 'feed.xml': feedXml(api.blogs) }),
        ...(isForServer && { [SHELLS_FILE]: JSON.stringify(pageShells) }),
        'robots.txt': robotsTxt(),
        'sitemap.xml': sitemapXml(indexedPages(api)),
        'site.webmanifest': `${JSON.stringify(webAppManifest, null, 2)}\n`,
        [HOSTING_FILE]: JSON.stringify(hosting),
        _headers: formatHeaders(hosting.headers),
        _redirects: formatRedirects(hosting),
      };
      delete bundle['index.html'];
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const manifest = JSON.stringify(precacheManifest(bundle, [...pages, ...shellPages], env));
      worker.source = `const __PRECACHE_MANIFEST__=${manifest};\n${worker.source}`;
    },
  };
}

/** Opens the page itself where a host sends 404.html for another form of its path. */
async function withRedirect(built: BuiltPage): Promise<BuiltPage> {
  const script = await bundleInlineScript('src/app/router/redirectToPage.ts');
  const html = built.html.replace('</head>', () => `<script>${script}</script></head>`);
  return { ...built, html };
}

/** Three of the countries that are offered; these have everything that a comparison can show. */
function comparedExample() {
  const slugs = ['uk', 'canada', 'ireland', ...offeredCountries.map(({ slug }) => slug)];
  return readCompared(new URLSearchParams({ [COMPARED_PARAM]: slugs.join(',') }));
}

/** Builds the server's entry into one temporary file and imports it. */
async function loadServerEntry(mode: string, apiUrl = ''): Promise<typeof ServerEntry> {
  const dir = createTempDir('prerender');
  await build({
    root,
    mode,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiUrl) },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: dir,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'react-router-dom'] },
  });
  return import(pathToFileURL(join(dir, 'entry-server.js')).href);
}
