/** Dispatched on the document when React has hydrated or rendered the page. */
export const HYDRATED_EVENT = 'app:hydrated';

/** Sets `data-hydrated` on the root element and dispatches the event. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Selects elements before hydration, if the address selects what the page shows. */
export const SELECTION_PENDING = 'html[data-selection]:not([data-hydrated])';

/** Dispatched on the document when the page shows the selection of its address. */
export const SELECTION_RENDERED_EVENT = 'app:selection-rendered';
