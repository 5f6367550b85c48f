/** Dispatched on the document before React hydrates the page. */
export const HYDRATING_EVENT = 'app:hydrating';

/** Dispatched on the document when React has hydrated or rendered the whole page. */
export const HYDRATED_EVENT = 'app:hydrated';

/** Matches a part of the page that waits for hydration. */
const PENDING = '[data-deferred]:not([data-hydrated])';

/** Once no part of the page waits for hydration, sets `data-hydrated` and dispatches the event. */
export function checkHydration(): void {
  const { dataset } = document.documentElement;
  if (dataset.hydrated !== undefined || document.querySelector(PENDING)) return;
  dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
