import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const router = createBrowserRouter(routes);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** The pattern of the page that was prerendered here; a host may serve another page's file. */
const { prerendered } = root.dataset;

const hydrate = () => startTransition(() => void hydrateRoot(root, app));
const renderAnew = () => {
  root.replaceChildren();
  createRoot(root).render(app);
};

if (prerendered && matchPath(prerendered, window.location.pathname)) {
  // An error page is not what the server rendered.
  whenReady(() => (router.state.errors ? renderAnew() : hydrate()));
} else {
  renderAnew();
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
