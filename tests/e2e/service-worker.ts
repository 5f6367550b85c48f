import { expect, type Page } from '@playwright/test';

/** The errors of a lost connection. */
export const offlineErrors = [
  /ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
  /Failed to (?:load|fetch)/,
] as const;

/** The path of every cached URL. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker has cached all guides ahead of time. */
export async function waitForPrecache(page: Page): Promise<void> {
  const isComplete = () =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.includes('complete')));
  await expect.poll(isComplete, { timeout: 30_000 }).toBe(true);
}
