import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isGoodLine, isSavingData } from './isGoodLine.ts';

/** What tells, some hundred ms ahead, that a link is about to be followed. */
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/** How long, in ms, after the first scroll on a page its links are looked for. */
const LINKS_DELAY = 200;

/**
 * From now on loads the script and the facts of the page behind a link before it is followed: when
 * the link is pointed at, touched or in focus, and on a good line as soon as it is in view of
 * somebody who scrolls. Somebody who saves data is left alone. What cannot be had is tried again by
 * the click.
 */
export function prefetchAhead(routes: RouteObject[]): void {
  let last: HTMLAnchorElement | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A press is announced by several signs; it is not to be held up by any of them.
    if (link && link !== last && !isSavingData()) prefetch(routes, link);
    last = link;
  };
  for (const sign of SIGNS_OF_INTENT) {
    document.addEventListener(sign, onIntent, { passive: true });
  }
  if (isGoodLine()) prefetchInView(routes);
}

/** Somebody who only glances at the top of a page downloads nothing more for it. */
function prefetchInView(routes: RouteObject[]): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) prefetch(routes, target);
    }
  });
  let watchedPage: string | undefined;
  const watchLinks = () => {
    if (watchedPage === window.location.pathname) return;
    watchedPage = window.location.pathname;
    observer.disconnect();
    // When what is below has been rendered, too.
    setTimeout(() => {
      for (const link of document.querySelectorAll('main a')) observer.observe(link);
    }, LINKS_DELAY);
  };
  window.addEventListener('scroll', watchLinks, { passive: true });
}

function prefetch(routes: RouteObject[], { origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || !navigator.onLine) return;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // Both are imports, which the browser makes once however often they are asked for.
    for (const load of [route.lazy, route.handle]) {
      if (typeof load === 'function') void load().catch(() => {});
    }
  }
}
