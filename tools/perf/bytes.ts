import { extname } from 'node:path';
import type { Browser, Request } from 'playwright';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import { type Bench, listPaths } from './builtSite.ts';
import type { Figure } from './figures.ts';
import { PHONE, waitForHydration } from './slowPage.ts';

/** Pages that load at the same time: they mostly wait. */
const BATCH_SIZE = 8;

/** In ms: the service worker and its script are requested last. */
const AFTER_HYDRATION_MS = 4000;

const DEVANAGARI = 'Devanagari';

/** Measures what each page downloads without an interaction. */
export async function measureBytes(bench: Bench): Promise<readonly Figure[]> {
  const { browser, url } = bench;
  const measured = listPaths(bench);
  const figures: Figure[] = [];
  for (let start = 0; start < measured.length; start += BATCH_SIZE) {
    const batch = measured.slice(start, start + BATCH_SIZE);
    const results = await Promise.all(batch.map((path) => measurePage(browser, url, path)));
    figures.push(...results.flat());
  }
  return figures;
}

async function measurePage(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  const errors: string[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(url + path, { waitUntil: 'load' });
  await waitForHydration(page);
  await page.waitForTimeout(AFTER_HYDRATION_MS);
  const sizeOf = await sumSizes(requests);
  await context.close();
  for (const error of errors) console.error(`${path}: ${error}`);
  const figure = (metric: string, value: number, max?: number) => {
    return { subject: path, metric, value, max };
  };
  return [
    figure('script (KB)', sizeOf('.js'), isBlog(path) ? budgets.blogScript : budgets.script),
    figure('HTML (KB)', sizeOf('', '.html')),
    figure('CSS (KB)', sizeOf('.css')),
    figure('Latin fonts (KB)', sizeOf('.woff2'), budgets.latinFonts),
    figure('Devanagari (KB)', sizeOf(DEVANAGARI), budgets.devanagariFonts),
    figure('all else (KB)', sizeOf() - sizeOf('.js', DEVANAGARI, 'API'), budgets.other),
    // A page that fails downloads less than it should.
    figure('errors', errors.length, 0),
  ];
}

const isBlog = (path: string) => path.startsWith(`${paths.blogs}/`);

/** The kind of a file: its extension, 'API' or Devanagari. */
function kindOf(pathname: string): string {
  if (pathname.startsWith('/api/')) return 'API';
  // Downloaded only where a text needs it.
  if (pathname.includes('devanagari')) return DEVANAGARI;
  return extname(pathname);
}

/** Returns a function that adds up the compressed bodies by kind, or of all files, in KB. */
async function sumSizes(requests: readonly Request[]) {
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { pathname } = new URL(request.url());
    const kind = kindOf(pathname);
    const { responseBodySize } = await request.sizes();
    sizes.set(kind, (sizes.get(kind) ?? 0) + responseBodySize / 1024);
  }
  return (...kinds: readonly string[]) =>
    (kinds.length > 0 ? kinds : [...sizes.keys()])
      .map((kind) => sizes.get(kind) ?? 0)
      .reduce((sum, size) => sum + size, 0);
}
