/**
 * Runs beside the site's pages, and answers for them where there is no network. What it keeps, and
 * what it never keeps, stands in docs/offline.md. The build makes one file of it, with the list of
 * what belongs to this version of the site.
 */
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precache } from 'workbox-precaching/precache.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import type { SiteFiles } from './serviceWorkerProtocol.ts';

declare const self: ServiceWorkerScope;
declare const __SITE_FILES__: SiteFiles;

const site = __SITE_FILES__;
const assets: ReadonlySet<string> = new Set([...site.assets, ...site.rareAssets]);

/** How long, in s, a page that is kept waits for the network before it is shown as it was. */
const PATIENCE_S = 5;

/** Another number for caches that hold something else than before: the old ones then go. */
const PREFIX = 'site-1-';
const names = {
  pages: `${PREFIX}pages`,
  assets: `${PREFIX}assets`,
  pictures: `${PREFIX}pictures`,
  /** Empty; that it is there says that all guides of this version are kept. */
  complete: `${PREFIX}complete-${site.version}`,
};

const matchOptions = { ignoreVary: true };

/** The longest unused go first; all of them, where the device has no room left. */
const atMost = (maxEntries: number) =>
  // Its types are older than exactOptionalPropertyTypes.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Only what is whole and right; what came by a redirect could not answer for a page later. */
const onlySuccess = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (response.status !== 200) return null;
    return response.redirected ? copyResponse(response, (init) => init) : response;
  },
};

/** One entry a page: its query is the page's own affair, and `/about/` is `/about`. */
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    new URL(request.url).pathname.replace(/(?<=.)\/+$/, ''),
};

const pageStrategy = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [byPath, onlySuccess, atMost(80)],
});
const assetStrategy = new CacheFirst({
  cacheName: names.assets,
  matchOptions,
  plugins: [onlySuccess, atMost(400)],
});
const pictureStrategy = new StaleWhileRevalidate({
  cacheName: names.pictures,
  matchOptions,
  plugins: [onlySuccess, atMost(80)],
});

const isAdmin = (path: string) => /^\/(?:admin|dashboard)(?:\/|$)/.test(path);
const isApi = (path: string) => site.apiPath !== null && path.startsWith(`${site.apiPath}/`);
const isPage = (path: string) => !isAdmin(path) && !isApi(path) && !/\.\w+$/.test(path);
const isPicture = (path: string) =>
  !isApi(path) && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);

/** How a file of the site is kept; undefined for what never is. */
function strategyFor(path: string): Strategy | undefined {
  if (assets.has(path)) return assetStrategy;
  if (path.startsWith('/assets/')) return undefined;
  if (isPicture(path)) return pictureStrategy;
  return isPage(path) ? pageStrategy : undefined;
}

/** Fetches a file and keeps it, unless it is there already. Rejects if it cannot be had. */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  const url = new URL(address, location.href);
  const strategy = url.origin === location.origin ? strategyFor(url.pathname) : undefined;
  // Behind everything that a page itself may be waiting for.
  const request = new Request(url, { priority: 'low' });
  await strategy?.handleAll({ event, request })[1];
}

/** One by one, so that a page that is being read has the line. */
async function keepAll(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keep(event, address);
}

async function keepGuides(event: ExtendableEvent): Promise<void> {
  if (await caches.has(names.complete)) return;
  await keepAll(event, [...site.assets, ...site.pictures, ...site.guides]);
  await caches.open(names.complete);
}

async function removeOldCaches(): Promise<void> {
  const current: ReadonlySet<string> = new Set(Object.values(names));
  const all = await caches.keys();
  const old = all.filter((name) => name.startsWith('site-') && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

precache([site.offlinePage]);
cleanupOutdatedCaches();

// A new version takes over at once: pages come from the network first and name their scripts by
// hash, so a page of the old version that is still open loses nothing.
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(site.shell.map((address) => keep(event, address))));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'entry') event.ports[0]?.postMessage(site.entry);
  if (data.type !== 'keep') return;
  const visited = keepAll(event, data.addresses);
  event.waitUntil(data.withGuides ? visited.then(() => keepGuides(event)) : visited);
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && strategyFor(url.pathname) === pageStrategy,
  async ({ event, request }) => {
    try {
      return await pageStrategy.handle({ event, request });
    } catch (error) {
      const offlinePage = await matchPrecache(site.offlinePage.url);
      if (!offlinePage) throw error;
      return offlinePage;
    }
  },
);
registerRoute(({ sameOrigin, url }) => sameOrigin && assets.has(url.pathname), assetStrategy);
// A page that is kept since an older version asks for the files of its own.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, matchOptions)) ?? fetch(request),
);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && strategyFor(url.pathname) === pictureStrategy,
  pictureStrategy,
);
