import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from 'terser';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { svgUrl } from '#src/components/svgUrl.ts';
import { paths } from '#src/content/paths.ts';
import type * as ServerEntry from '#src/entry-server.tsx';
import type { BuildTimeData } from '#src/rendering/prerenderedData.ts';
import { askApi, prerenderApiUrl } from './ask-api.ts';
import { robotsTxt, sitemapXml } from './crawler-files.ts';
import { feedLink, feedXml } from './feed.ts';
import { laterSheet, partFaces, partStyles, shrinkStyles } from './page-styles.ts';
import { blogPage, notFoundPage, type Page, publicPages, shells } from './pages.ts';
import { type Env, root } from './settings.ts';
import { buildStarter } from './starter.ts';
import { partVariables } from './theme-variables.ts';
import { MANIFEST_URL } from './web-app.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * After a build, turns index.html into one file a page: the HTML that the browser's own routes and
 * components render, with the styles of its first window, a sheet with those of the rest and the
 * fonts, and a script that fetches that and the site's own script later.
 * Where the API answers, each blog has a file too, and there is a feed.
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
        const api = await askApi(prerenderApiUrl(env), (line) => config.logger.warn(line));
        const template = await readTemplate(dir, bundle, api ? feedLink() : '');
        const blogs = api?.blogs ?? [];
        const blogPages = blogs.flatMap(({ _id }) => blogPage(_id) ?? []);
        const { renderPage, close } = await loadServerEntry(config.mode);
        try {
          for (const page of [...publicPages, ...blogPages, ...shells, notFoundPage]) {
            const { html, later } = await fill(template, page, renderPage, api);
            await mkdir(dirname(join(dir, page.file)), { recursive: true });
            await writeFile(join(dir, page.file), html);
            await writeFile(join(dir, later.url), later.text);
          }
          await writeFile(join(dir, 'robots.txt'), robotsTxt());
          await writeFile(
            join(dir, 'sitemap.xml'),
            sitemapXml([
              ...publicPages.map(({ path }) => path),
              ...blogs.map(({ _id }) => paths.blog(_id)),
            ]),
          );
          if (api) await writeFile(join(dir, 'feed.xml'), feedXml(blogs));
        } finally {
          await close();
        }
      },
    },
  };
}

/** index.html without the script and the fonts, which each page fetches in its own time. */
async function readTemplate(dir: string, bundle: Rolldown.OutputBundle, links: string) {
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry.');

  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const rules = await Promise.all(sheets.map(([, name = '']) => readFile(join(dir, name), 'utf8')));
  const faces = partFaces(rules.join(''));
  const fonts = [...faces.later.matchAll(/url\((\/assets\/[^)]*latin[^)]*\.woff2)\)/g)];
  const starter = await buildStarter({
    pieces: [...piecesOf(entry, chunks), `/${entry.fileName}`],
    fonts: fonts.map(([, url = '']) => url),
    manifest: MANIFEST_URL,
  });
  const icon = await readFile(join(dir, 'favicon.svg'), 'utf8');
  const shell = (await shrinkTemplate(html))
    .replace(/<link rel="(?:stylesheet|modulepreload|manifest)"[^>]*>\s*/g, '')
    .replace('/favicon.svg', () => svgUrl(icon.trim().replaceAll('"', "'")))
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(
      '</head>',
      () => `${links}<style>${faces.first}${UNTIL_STYLED}</style><!--head--></head>`,
    )
    .replace('</body>', () => `<script>${starter}</script></body>`);
  return { shell, laterFaces: faces.later };
}

/** A template without the space between its tags, its inline script as short as it can be. */
async function shrinkTemplate(html: string): Promise<string> {
  const [whole = '', script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const { code = '' } = await minify(script);
  return html.replace(whole, () => `<script>${code}</script>`).replace(/>\s+</g, '><');
}

/** What the starter fetches, for a browser that runs none. */
const withoutScript = (laterUrl: string) =>
  `<link rel="manifest" href="${MANIFEST_URL}"><link rel="stylesheet" href="${laterUrl}">`;

type Template = Awaited<ReturnType<typeof readTemplate>>;

/**
 * What waits for its styles is hidden: once the script at the top has named the scheme, so not where
 * there is none. Then the styles come before the page is shown.
 */
const UNTIL_STYLED = 'html[data-scheme]:not([data-styled]) [data-later]{display:none!important}';

async function fill(
  { shell, laterFaces }: Template,
  { path, pattern, ...page }: Page,
  renderPage: typeof ServerEntry.renderPage,
  api: BuildTimeData | undefined,
) {
  const start = (api && page.startWithAnswers) ?? page.start;
  const rendered = await renderPage(new URL(path, 'http://site'), api);
  const styles = partStyles(rendered);
  const whole = shell
    .replace('<!--head-->', () => rendered.head + styles.tags)
    .replace('<div id="root"></div>', () => {
      return `<div id="root">${rendered.body}</div>${rendered.answers}`;
    });
  const { html, laterVariables } = partVariables(whole, styles.later.css);
  const later = laterSheet(styles.later.names, laterFaces + laterVariables + styles.later.css);
  const data = `data-prerendered="${pattern}" data-start="${start}" data-styles="${later.url}"`;
  return {
    html: shrinkStyles(html)
      .replace('</head>', `<noscript>${withoutScript(later.url)}</noscript></head>`)
      .replace('<div id="root">', `<div id="root" ${data}>`),
    later,
  };
}

/** What the entry needs, each after what it needs itself: run one by one, none holds up the page. */
function piecesOf(entry: Chunk, chunks: readonly Chunk[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ordered = new Set<string>();
  const visit = (chunk: Chunk) => {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (!imported || ordered.has(`/${name}`)) continue;
      visit(imported);
      ordered.add(`/${name}`);
    }
  };
  visit(entry);
  return [...ordered];
}

/** Builds the server's entry into a folder of its own, and loads it from there. */
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
