import { createBrowserSessionStore } from './sessionStore.ts';

/**
 * Observes the session on a page that does not show it: activity extends it, and it ends when it
 * has expired. Returns a function that stops.
 */
export function watchSession(): () => void {
  const store = createBrowserSessionStore();
  const stop = store.start();
  // The interaction that has hydrated the page was before the store listened.
  if (navigator.userActivation?.hasBeenActive) store.extend();
  return stop;
}
