/** Errors of imports. In each browser they have another message, but Vite names them. */
const failedImports = new WeakSet<object>();

if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload));
}

/** Of the history entry, so that it outlives the load without any storage. */
const STATE_KEY = 'hasLoadedAgain';

/** True if a chunk is gone, as after a deploy, and the page has not loaded again for that. */
export const canLoadAgain = (error: unknown): boolean =>
  error instanceof Error &&
  failedImports.has(error) &&
  navigator.onLine &&
  !window.history.state?.[STATE_KEY];

/** Loads the current address from the host, once for each visit of a page. */
export function loadAgain(): void {
  window.history.replaceState({ ...window.history.state, [STATE_KEY]: true }, '');
  window.location.reload();
}
