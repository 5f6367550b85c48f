import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as ServerEntry from '#src/entry-server.tsx';
import { paths } from '#src/paths.ts';
import { fetchBuildData, prerenderApiUrl } from './ask-api.ts';
import { readChunks } from './chunks.ts';
import { robotsTxt, sitemapXml } from './crawler-files.ts';
import { feedLink, feedXml } from './feed.ts';
import { fillTemplate, readTemplate } from './page-template.ts';
import { blogPage, notFoundPage, publicPages, shells } from './pages.ts';
import { type Env, root } from './settings.ts';

/**
 * After a build, replaces index.html with one HTML file per page: what the browser's routes render,
 * with the critical styles, a stylesheet for the rest, and the hydration loader. If the API
 * responds, each blog gets a file, too, and there is a feed.
 */
export function prerender(env: Env): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild, isPreview }) =>
      command === 'build' && !isSsrBuild && !isPreview,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const dir = resolve(config.root, config.build.outDir);
        const write = async (name: string, content: string) => {
          await mkdir(dirname(join(dir, name)), { recursive: true });
          await writeFile(join(dir, name), content);
        };
        const api = await fetchBuildData(prerenderApiUrl(env), (line) => config.logger.warn(line));
        const blogs = api?.blogs ?? [];
        const blogPages = blogs.flatMap(({ _id }) => blogPage(_id) ?? []);
        const indexHtml = await readFile(join(dir, 'index.html'), 'utf8');
        const template = await readTemplate(
          api ? indexHtml.replace('</head>', `${feedLink()}</head>`) : indexHtml,
          bundle,
        );
        const { hydrationUrls } = readChunks(bundle);
        const { renderPage, close } = await loadServerEntry(config.mode);
        try {
          for (const page of [...publicPages, ...blogPages, ...shells, notFoundPage]) {
            const rendered = await renderPage(new URL(page.path, 'http://site'), api);
            const hydrate = api && page.showsApiData ? 'interaction' : page.hydrate;
            const { html, css, cssUrl } = await fillTemplate(
              template,
              { ...page, hydrate },
              rendered,
              hydrationUrls(page.modules),
            );
            await write(page.file, html);
            await write(cssUrl, css);
          }
        } finally {
          await close();
        }
        const blogPaths = blogs.map(({ _id }) => paths.blog(_id));
        await write('robots.txt', robotsTxt());
        await write(
          'sitemap.xml',
          sitemapXml([...publicPages.map(({ path }) => path), ...blogPaths]),
        );
        if (api) await write('feed.xml', feedXml(blogs));
      },
    },
  };
}

/** Builds the server's entry into a temporary folder and imports it. */
async function loadServerEntry(mode: string) {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'prerender-'));
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.mjs' } },
    },
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'react-router-dom'] },
  });
  const entry: typeof ServerEntry = await import(
    pathToFileURL(join(outDir, 'entry-server.mjs')).href
  );
  return {
    renderPage: entry.renderPage,
    close: () => rm(outDir, { recursive: true, force: true }),
  };
}
