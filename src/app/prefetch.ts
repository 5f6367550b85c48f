import { isValidElement } from 'react';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { isGoodLine, isSavingData } from './isGoodLine.ts';
import { rehearse } from './Rehearsal.tsx';

/** What tells, some hundred ms ahead, that a link is about to be followed. */
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/** How long, in ms, after the first scroll on a page its links are looked for. */
const LINKS_DELAY = 200;

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/**
 * From now on loads the script and the facts of the page behind a link before it is followed: when
 * the link is pointed at, touched or in focus, and on a good line as soon as it is in view of
 * somebody who scrolls. Somebody who saves data is left alone. What cannot be had is tried again by
 * the click.
 */
export function prefetchAhead(siteRouter: Router): void {
  router = siteRouter;
  let last: HTMLAnchorElement | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A press is announced by several signs; it is not to be held up by any of them.
    if (link && link !== last && !isSavingData()) setTimeout(prefetchLink, 0, link);
    last = link;
  };
  for (const sign of SIGNS_OF_INTENT) {
    document.addEventListener(sign, onIntent, { passive: true });
  }
  if (isGoodLine()) prefetchInView();
}

/** Somebody who only glances at the top of a page downloads nothing more for it. */
function prefetchInView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) prefetchLink(target);
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

function prefetchLink({ origin, pathname }: HTMLAnchorElement): void {
  if (origin === window.location.origin && navigator.onLine) prefetchPage(pathname);
}

/**
 * Loads the page at a path. What cannot be had is tried again when somebody goes there.
 *
 * The router is told as soon as the page is there, since it goes at once where nothing is lazy, and
 * takes 40 ms more on a slow phone where it first has to ask. It has no way to be told but to do on its
 * own routes what it does itself; while it is on its way somewhere it may be doing that right now.
 * The page is then rehearsed, too.
 */
export function prefetchPage(pathname: string): void {
  for (const { route } of matchRoutes(router?.routes ?? [], pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    route.lazy().then(
      (loaded) => {
        if (router?.state.navigation.state !== 'idle') return;
        Object.assign(route, loaded, { lazy: undefined });
        if (isValidElement(loaded.element)) rehearse(pathname, loaded.element);
      },
      () => {},
    );
  }
}
