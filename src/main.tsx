import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom';
import { prefetchAhead } from './app/prefetch.ts';
import { routes } from './app/routes.tsx';
import {
  PRERENDERED_DATA_ID,
  type PrerenderedData,
  PrerenderedDataContext,
} from './rendering/prerenderedData.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** The pattern of the page that was prerendered here; a host may serve another page's file. */
const { prerendered } = root.dataset;
const isPrerendered = !!prerendered && !!matchPath(prerendered, window.location.pathname);

// Whoever has scrolled a prerendered page stays there: the router is told that it takes over.
const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});

/** What the API said when this page was built; the build has put it there. */
const prerenderedData: PrerenderedData = JSON.parse(
  document.getElementById(PRERENDERED_DATA_ID)?.textContent ?? '{}',
);

const app = (
  <StrictMode>
    <PrerenderedDataContext value={prerenderedData}>
      {/* In one go: cut into pieces, a change of page takes twice the time. */}
      <RouterProvider router={router} useTransitions={false} />
    </PrerenderedDataContext>
  </StrictMode>
);

const hydrate = () => startTransition(() => void hydrateRoot(root, app));
const renderAnew = () => {
  root.replaceChildren();
  createRoot(root).render(app);
};

if (isPrerendered) {
  whenReady(() => {
    if (!router.state.errors) hydrate();
    // An error page is not what the server rendered. But what can be read is not taken away for want
    // of a script: without a network it stays as it is.
    else if (navigator.onLine) renderAnew();
  });
} else {
  // What stands there stays until there is something to put in its place.
  whenReady(renderAnew);
}

/** Waits for the page's own chunk and facts: hydration must find what the server rendered. */
function whenReady(run: () => void) {
  if (router.state.initialized) return run();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    run();
  });
}

document.addEventListener('site-ready', () => prefetchAhead(router), { once: true });

/** How long, in ms, the site runs before the service worker comes: first what the page itself needs. */
const WORKER_DELAY = 3000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const startWorker = async () => {
    const { startServiceWorker } = await import('./app/startServiceWorker.ts');
    await startServiceWorker(import.meta.url);
  };
  document.addEventListener(
    'site-ready',
    // The site does without where it cannot be had: some private windows allow none.
    () => setTimeout(() => startWorker().catch(console.info), WORKER_DELAY),
    { once: true },
  );
}
