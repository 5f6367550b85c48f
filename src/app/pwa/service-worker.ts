/**
 * The service worker: serves pages and files from caches while there is no network. docs/offline.md
 * lists what it caches. The build bundles it with the manifest of this version of the site.
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
import { isFile } from '#src/lib/isFile.ts';
import type { PrecacheManifest } from './serviceWorkerProtocol.ts';

declare const self: ServiceWorkerScope;
declare const __PRECACHE_MANIFEST__: PrecacheManifest;

const site = __PRECACHE_MANIFEST__;
const assets: ReadonlySet<string> = new Set([...site.assets, ...site.onDemandAssets]);

/** The time, in s, for which a cached page waits for the network. */
const NETWORK_TIMEOUT_S = 5;

/** Caches with another prefix are deleted, so increase the number when their content changes. */
const PREFIX = 'site-1-';
const names = {
  pages: `${PREFIX}pages`,
  assets: `${PREFIX}assets`,
  pictures: `${PREFIX}pictures`,
  /** Empty. It exists once all guides of this version are cached. */
  guidesCached: `${PREFIX}complete-${site.version}`,
};

const matchOptions = { ignoreVary: true };

/** Caches successful responses only. A redirected response is not allowed for a navigation. */
const onlySuccess = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (response.status !== 200) return null;
    return response.redirected ? copyResponse(response, (init) => init) : response;
  },
};

/** One entry per page: without the query, and `/about/` is `/about`. */
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    new URL(request.url).pathname.replace(/(?<=.)\/+$/, ''),
};

/** A cache without its least recently used entries, and empty if the device runs out of space. */
const cacheOf = (cacheName: string, maxEntries: number, ...plugins: WorkboxPlugin[]) => ({
  cacheName,
  matchOptions,
  plugins: [
    ...plugins,
    onlySuccess,
    // Its types are older than exactOptionalPropertyTypes.
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

const pageStrategy = new NetworkFirst({
  ...cacheOf(names.pages, 80, byPath),
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
});
const assetStrategy = new CacheFirst(cacheOf(names.assets, 400));
const pictureStrategy = new StaleWhileRevalidate(cacheOf(names.pictures, 80));

const isAdmin = (path: string) =>
  site.adminPaths.some((own) => path === own || path.startsWith(`${own}/`));
const isApi = (path: string) => site.apiPath !== null && path.startsWith(`${site.apiPath}/`);
const isPage = (path: string) => !isAdmin(path) && !isApi(path) && !isFile(path);
const isPicture = (path: string) =>
  !isApi(path) && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);

/** The strategy for a path of the site; undefined for what is never cached. */
function strategyFor(path: string): Strategy | undefined {
  if (assets.has(path)) return assetStrategy;
  if (path.startsWith('/assets/')) return undefined;
  if (isPicture(path)) return pictureStrategy;
  return isPage(path) ? pageStrategy : undefined;
}

/** Fetches and caches a file, unless it is cached already. Rejects if the fetch fails. */
async function cacheUrl(event: ExtendableEvent, path: string): Promise<void> {
  const url = new URL(path, location.href);
  const strategy = url.origin === location.origin ? strategyFor(url.pathname) : undefined;
  // The page's own requests come first.
  const request = new Request(url, { priority: 'low' });
  await Promise.all(strategy?.handleAll({ event, request }) ?? []);
}

/** One by one, so that the page's own requests are not slowed down. */
async function cacheUrls(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  for (const url of urls) await cacheUrl(event, url);
}

async function cacheGuides(event: ExtendableEvent): Promise<void> {
  if (await caches.has(names.guidesCached)) return;
  await cacheUrls(event, [...site.assets, ...site.pictures, ...site.guides]);
  await caches.open(names.guidesCached);
}

async function removeOldCaches(): Promise<void> {
  const current: ReadonlySet<string> = new Set(Object.values(names));
  const all = await caches.keys();
  const old = all.filter((name) => name.startsWith('site-') && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

precache([site.offlinePage]);
cleanupOutdatedCaches();

// A new version is active at once: pages come from the network first and their scripts have hashed
// names, so an open page of the old version still finds its own.
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(site.appShell.map((url) => cacheUrl(event, url))));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'GET_VERSION') event.ports[0]?.postMessage(site.entry);
  if (data.type !== 'CACHE_URLS') return;
  const visited = cacheUrls(event, data.urls);
  event.waitUntil(data.includeGuides ? visited.then(() => cacheGuides(event)) : visited);
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
// A cached page of an older version requests its own files.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, matchOptions)) ?? fetch(request),
);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.destination === 'image' && strategyFor(url.pathname) === pictureStrategy,
  pictureStrategy,
);
