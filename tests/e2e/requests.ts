import type { Page } from '@playwright/test';

/** The scripts of a build. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** The stylesheet of the content below the fold, with the fonts. */
export const DEFERRED_CSS = /\/assets\/deferred-[^/]*\.css$/;

/** A list that grows with every request that the page sends to the API: 'GET /api/blogs/get'. */
export function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

/** Holds back what is requested from these URLs until the function that it returns is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Lets the next request to a URL reach the API, and loses its response. */
export async function loseResponse(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Makes the browser say that its visitor saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
