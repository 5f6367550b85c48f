/** Dispatched on the document when React has hydrated or rendered the page. */
export const HYDRATED_EVENT = 'app:hydrated';

/** Sets `data-hydrated` on the root element and dispatches the event. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Dispatched on the document when the page shows the selection of its address. */
export const SELECTION_RENDERED_EVENT = 'app:selection-rendered';
