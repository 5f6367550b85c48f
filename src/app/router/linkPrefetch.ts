import { prefersReducedData } from './connection.ts';
import { preloadPath, resetFailedImports, type SiteRoute } from './lazyPage.tsx';

/** Events that precede a click on a link by some hundred ms. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a linked page when its link is hovered, touched or focused. */
export function startLinkPrefetching(routes: SiteRoute[]): void {
  let last: HTMLAnchorElement | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // One click causes several of these events.
    if (!link || link === last || prefersReducedData() || !navigator.onLine) return;
    last = link;
    if (link.origin !== window.location.origin) return;
    preloadPath(routes, link.pathname, link.search).catch(resetFailedImports);
  };
  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}
