import { prefersReducedData } from '#src/lib/connection.ts';
import { preloadPath, resetFailedImports, type SiteRoute } from './lazyPage.tsx';

/** Events that precede a click by some hundred ms, or the submit of a form. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches a linked page when its link is hovered, touched or focused, and for a form what its
 * request needs: a new version of the site may take it away before the form is sent.
 */
export function startLinkPrefetching(routes: SiteRoute[]): void {
  let last: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, form') : null;
    // One click causes several of these events.
    if (!control || control === last || prefersReducedData() || !navigator.onLine) return;
    last = control;
    const link = control instanceof HTMLAnchorElement ? control : undefined;
    if (link && link.origin !== window.location.origin) return;
    const page = link && preloadPath(routes, link.pathname, link.search);
    Promise.all([import('axios'), page]).catch(resetFailedImports);
  };
  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}
