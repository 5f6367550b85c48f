import { createBrowserSessionStore } from './sessionStore.ts';

/** Extends the session on activity, and ends it when it has expired. Returns a stop function. */
export function watchSession(): () => void {
  const store = createBrowserSessionStore();
  const stop = store.start();
  // The interaction that has hydrated the page was before the store listened.
  if (navigator.userActivation?.hasBeenActive) store.extend();
  return stop;
}
