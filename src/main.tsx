import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath, matchRoutes } from 'react-router-dom';
import { preloadPath } from './app/router/lazyPage.tsx';
import { startLinkPrefetching } from './app/router/linkPrefetch.ts';
import { Pages, routes } from './app/router/routes.tsx';
import { canonicalPath } from './domain/canonicalPath.ts';
import { HYDRATED_EVENT, HYDRATING_EVENT } from './hydration/hydrated.ts';
import {
  PRERENDERED_DATA_ID,
  type PrerenderedData,
  PrerenderedDataContext,
} from './hydration/prerenderedData.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// A host may serve a page for '/About', '/about/' or '//about' without a redirect.
const path = canonicalPath(window.location.pathname);
if (path !== window.location.pathname) {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/** The path pattern that this HTML was prerendered for. A host may serve it for another address. */
const { prerendered: pattern } = root.dataset;
const isPrerendered =
  pattern === '*'
    ? matchRoutes(routes, path)?.at(-1)?.route.path === pattern
    : !!pattern && !!matchPath({ path: pattern, caseSensitive: true }, path);

const prerenderedData: PrerenderedData = JSON.parse(
  document.getElementById(PRERENDERED_DATA_ID)?.textContent ?? '{}',
);

const app = (
  <PrerenderedDataContext value={prerenderedData}>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </PrerenderedDataContext>
);

// Hydration has to find what the server rendered, so it waits for the page's chunk and data.
const isLoaded = preloadPath(routes, path, prerenderedData.search ?? window.location.search).then(
  () => true,
  () => false,
);
void isLoaded.then((canHydrate) => {
  if (isPrerendered && canHydrate) {
    document.dispatchEvent(new Event(HYDRATING_EVENT));
    startTransition(() => void hydrateRoot(root, app));
  } else if (!isPrerendered || navigator.onLine) {
    // Offline, readable HTML is better than an error.
    root.replaceChildren();
    createRoot(root).render(app);
  }
});

/** In ms, so that the page's own requests come first. */
const SERVICE_WORKER_DELAY = 3000;

async function startWorker() {
  const { registerServiceWorker } = await import('./app/pwa/registerServiceWorker.ts');
  await registerServiceWorker(import.meta.url);
}

function onHydrated() {
  startLinkPrefetching(routes);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Some private windows do not allow service workers.
  setTimeout(() => startWorker().catch(console.info), SERVICE_WORKER_DELAY);
}

document.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
