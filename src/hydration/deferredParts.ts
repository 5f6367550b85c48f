import { isNewVisit } from '#src/lib/isNewVisit.ts';
import { HYDRATED_EVENT } from './hydrated.ts';

/**
 * Shows the content below the fold when its styles have come or failed. The browser lays it out
 * when it comes into view; when React has hydrated the page, all of it, a part in a frame.
 */
export function showDeferredParts(): void {
  const { dataset } = document.documentElement;
  /** The browser scrolls to an earlier position, or to a section, only if it is laid out. */
  const needsAllParts = !!location.hash || !isNewVisit();

  function onStyles({ target, type }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (type === 'error') target.remove();
    dataset.styled = '';
    void layOutParts();
  }

  async function layOutParts(): Promise<void> {
    if (!('styled' in dataset) || !(needsAllParts || 'hydrated' in dataset)) return;
    for (const part of document.querySelectorAll<HTMLElement>('[data-deferred=""]')) {
      part.dataset.deferred = 'shown';
      if (!needsAllParts) await new Promise(requestAnimationFrame);
    }
  }

  for (const type of ['load', 'error']) document.addEventListener(type, onStyles, true);
  document.addEventListener(HYDRATED_EVENT, layOutParts, { once: true });
}
