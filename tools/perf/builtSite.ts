import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { startApi } from '#mocks/json-server/startApi.ts';
import { HOSTING_FILE, type Hosting, headersFor } from '#server/rendering/hosting.ts';
import { publicPages } from '#src/content/publicPages.ts';
import { paths } from '#src/pageTable.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { host } from '#tools/settings/ports.ts';
import { launchChromium } from '../chromium.ts';
import { compressFiles, SITE_SETTINGS } from '../serving/builtServer.ts';
import { buildSite, servePreview } from '../serving/site.ts';

/** A page with one line of text: no site can be faster. */
export const EMPTY_PATH = '/empty.html';

/** Builds the site or copies a build, adds the empty page, and compresses the files with brotli. */
export async function prepareBuild(tempDir: string, siteDir?: string): Promise<string> {
  const dir = join(tempDir, 'site');
  if (siteDir) {
    cpSync(siteDir, dir, { recursive: true });
  } else {
    const api = await startApi({ port: 0, dataDir: join(tempDir, 'build-data') });
    // A site without the server has a little less to load.
    await buildSite(dir, 'preview', `${api.url}/api`, SITE_SETTINGS);
    await api.close();
  }
  writeFileSync(join(dir, EMPTY_PATH), '<!doctype html><title>Empty</title>A line of text.');
  compressFiles(dir);
  return dir;
}

/** Serves a prepared build like a static host, and forwards `/api` to a mock API. */
export async function serveBuild(dir: string, dataDir: string) {
  const api = await startApi({ port: 0, dataDir });
  const { url, close } = await servePreview(dir, { api }, compressedFiles(dir));
  return { url: url.replace('localhost', host), close };
}

/** Serves the files of a build compressed, which Vite's preview server does not. */
function compressedFiles(dir: string): Plugin {
  const { headers }: Hosting = JSON.parse(readFileSync(join(dir, HOSTING_FILE), 'utf8'));
  const serveFile = sirv(dir, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeaders(new Map(Object.entries(headersFor(headers, path))));
    },
  });
  return {
    name: 'compressed-files',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serveFile),
  };
}

/** The page to measure, or every public page and the newest blog. */
export function listPaths({ dir, page }: Bench): readonly string[] {
  if (page) return [page];
  const blogs = readdirSync(join(dir, 'blogs')).filter((name) => /^[0-9a-f]{24}\.html$/.test(name));
  const newest = blogs.toSorted().at(-1);
  if (!newest) throw new CliError('The build has no blog. Build it with PRERENDER_API_URL.');
  const blogPath = paths.blog(newest.replace('.html', ''));
  return [blogPath, ...publicPages.map(({ path }) => path)];
}

/** The arguments of a part of the benchmark. */
export interface Bench {
  readonly browser: Browser;
  /** The port on which the browser listens for Lighthouse. */
  readonly debuggingPort: number;
  /** The prepared build, and where it is served. */
  readonly dir: string;
  readonly url: string;
  /** The only page to measure. */
  readonly page: string | undefined;
  /** The number of measurements of each figure. */
  readonly runs: number;
}

/** Starts a Chromium that can reach nothing but this machine. */
export function launchBrowser(debuggingPort: number): Promise<Browser> {
  return launchChromium(
    `--remote-debugging-port=${debuggingPort}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  );
}
