import type { Browser, Response } from 'playwright';

/** What a first visit to a page downloads, in bytes as they travel (brotli). */
export interface Bytes {
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly document: number;
  readonly total: number;
  readonly requests: number;
}

/** A cheap phone's window. */
const PHONE = { width: 360, height: 740 };

/** How long, in ms, nothing may be asked for until a page counts as loaded. */
const QUIET_MS = 1500;

/** Opens a page as a first visitor on a phone and adds up what it asks for until it is quiet. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const responses: Response[] = [];
  let last = Date.now();
  page.on('response', (response) => {
    last = Date.now();
    responses.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);

  const sizes = responses.map((response) => ({
    type: response.request().resourceType(),
    size: Number(response.headers()['content-length'] ?? 0),
  }));
  await context.close();
  const sum = (type?: string) =>
    sizes
      .filter((entry) => type === undefined || entry.type === type)
      .reduce((total, { size }) => total + size, 0);
  return {
    script: sum('script'),
    font: sum('font'),
    image: sum('image'),
    document: sum('document'),
    total: sum(),
    requests: sizes.length,
  };
}
