import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { publicAssetHandlers } from './publicAssetHandlers.ts';

/** An address that only the worker knows. */
const PROBE = new URL('./mock-worker', document.baseURI).href;

/** How often a page is loaded again for its worker. */
const MAX_RELOADS = 5;

/** The key in sessionStorage of how often it was; a story empties the storage when it begins. */
const RELOADS = 'mock-worker-reloads';

/** Starts the worker. A request to the API without a handler is an error, and fails the story. */
async function start(): Promise<SetupWorker> {
  const probe = http.get(PROBE, () => new HttpResponse(null, { status: 204 }));
  const worker = setupWorker(probe, ...publicAssetHandlers());
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      if (new URL(frame.data.request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  // Vitest loads its page itself, and once.
  if (import.meta.env.MODE !== 'test') await waitForWorker();
  return worker;
}

/**
 * Waits until the worker responds to this page. It takes itself away when the last page that it
 * knows is closed, and that may be the one before this: then the page is loaded again.
 */
async function waitForWorker(): Promise<void> {
  const { status } = await fetch(PROBE);
  if (status === 204) return;
  const reloads = Number(sessionStorage.getItem(RELOADS));
  if (reloads >= MAX_RELOADS) throw new Error('The mock worker does not respond.');
  sessionStorage.setItem(RELOADS, String(reloads + 1));
  window.location.reload();
  await new Promise(() => {});
}

let started: ReturnType<typeof start> | undefined;

/** The worker of this page: the stories of a docs page start together, and share one. */
export function startMockWorker(): ReturnType<typeof start> {
  started ??= start();
  return started;
}
