import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Env, root } from '#environment/settings.ts';
import { createTempDir } from '#environment/tempDir.ts';
import { feedLink, feedXml, robotsTxt, sitemapXml } from '#rendering/crawlerFiles.ts';
import { type ContentFrames, FRAMES_FILE } from '#rendering/fillPage.ts';
import { WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { site } from '#src/content/site.ts';
import type * as ServerEntry from '#src/entry-server.tsx';
import { paths } from '#src/paths.ts';
import { readChunks } from './chunks.ts';
import { fetchBuildData, prerenderApiUrl } from './fetchBuildData.ts';
import { headersFile, redirectsFile } from './hostingConfig.ts';
import {
  blogPage,
  contentPages,
  hydrationStart,
  indexedPaths,
  notFoundPage,
  publicPages,
  shells,
} from './pages.ts';
import { type BuiltPage, createTemplate } from './pageTemplate.ts';
import { precacheManifest } from './precacheManifest.ts';
import { describeSamples } from './sampleData.ts';
import { warnMissingEnv } from './warnMissingEnv.ts';
import { webAppManifest } from './webAppManifest.ts';

/** Has everything that content can have, so that a frame has the styles for it. */
const example = {
  _id: '68e0a1b2c3d4e5f60718293a',
  title: 'Title',
  content: 'Text',
  author: 'Author',
  imageUrl: '/social-card.png',
};
const exampleData = {
  blogs: [example],
  testimonials: [{ _id: example._id, name: 'Name', message: 'Text' }],
};

/**
 * Replaces the index.html of a build with one HTML file per page: what the browser's routes render,
 * with the critical styles, a stylesheet for the rest, and the hydration loader. If the API
 * responds, each blog gets a file, too, and there is a feed. Adds the files for browsers, crawlers
 * and hosts, and tells the service worker what it may cache. For the server it adds the frames of the
 * pages that the server renders.
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
      const samples = mode === 'production' && (await describeSamples(site, apiUrl));
      if (samples) warn(samples);
      const { renderPage, fetchBuildTimeData } = await loadServerEntry(mode, apiUrl);
      const api = await fetchBuildData(apiUrl, fetchBuildTimeData, warn);
      const blogs = api?.blogs ?? [];
      const blogPages = blogs.flatMap(({ _id }) => blogPage(_id) ?? []);

      // The server renders pages with content, and the feed, itself.
      const isForServer = env.VITE_AUTH === 'server';
      const hasFeed = api || isForServer;
      const links = `<link rel="manifest" href="/site.webmanifest">${hasFeed ? feedLink : ''}`;
      const indexHtml = String(index.source).replace('</head>', `${links}</head>`);
      const fillTemplate = await createTemplate(indexHtml, bundle, (source) => {
        const file = this.emitFile({ type: 'asset', name: 'deferred.css', source });
        return `/${this.getFileName(file)}`;
      });
      const { hydrationUrls } = readChunks(bundle);
      const pages: BuiltPage[] = [];
      for (const page of [...publicPages, ...blogPages, ...shells, notFoundPage]) {
        const rendered = await renderPage(new URL(page.path, 'http://site'), api);
        const start = hydrationStart(page, api);
        pages.push(await fillTemplate(page, rendered, start, hydrationUrls(page.modules)));
      }
      const frames: ContentFrames = {};
      const framePages: BuiltPage[] = [];
      for (const page of isForServer ? contentPages : []) {
        const path = page.path === paths.blog('0') ? paths.blog(example._id) : page.path;
        const rendered = await renderPage(new URL(path, 'http://site'), exampleData);
        const urls = hydrationUrls(page.modules);
        const built = await fillTemplate(page, rendered, 'interaction', urls);
        frames[page.pattern] = { ...built.frame, styleIds: rendered.styles.map(([id]) => id) };
        framePages.push(built);
      }

      const files: Record<string, string> = {
        ...Object.fromEntries(pages.map(({ page, html }) => [page.file, html])),
        ...(api && { 'feed.xml': feedXml(blogs) }),
        ...(isForServer && { [FRAMES_FILE]: JSON.stringify(frames) }),
        'robots.txt': robotsTxt(),
        'sitemap.xml': sitemapXml(indexedPaths(blogs)),
        'site.webmanifest': `${JSON.stringify(webAppManifest, null, 2)}\n`,
        _headers: headersFile(pages, env),
        _redirects: redirectsFile(blogPages),
      };
      delete bundle['index.html'];
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const manifest = JSON.stringify(precacheManifest(bundle, [...pages, ...framePages], env));
      worker.source = `const __PRECACHE_MANIFEST__=${manifest};\n${worker.source}`;
    },
  };
}

/** Builds the server's entry into one temporary file and imports it. */
async function loadServerEntry(mode: string, apiUrl = ''): Promise<typeof ServerEntry> {
  const { dir, remove } = createTempDir('prerender');
  try {
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
    return await import(pathToFileURL(join(dir, 'entry-server.js')).href);
  } finally {
    remove();
  }
}
