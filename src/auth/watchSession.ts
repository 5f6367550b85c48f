import { createSessionStore } from './sessionStore.ts';

/** Extends the session on activity, and ends it when it has expired. Returns a stop function. */
export function watchSession(): () => void {
  const store = createSessionStore();
  const stop = store.start();
  // Somebody may have used the page before it was hydrated.
  if (navigator.userActivation?.hasBeenActive) store.extend();
  return stop;
}
