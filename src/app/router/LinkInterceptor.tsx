import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkInterceptorProps {
  children: ReactNode;
}

/**
 * Passes clicks on links of the site to the router. All links are plain `a` elements: they work
 * before hydration, do not depend on the router, and do not render again on each navigation.
 */
export function LinkInterceptor({ children }: LinkInterceptorProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isForRouter(event, link)) return;
    event.preventDefault();
    // A click on a link to the current page adds no entry to the history.
    const replace = link.href === window.location.href;
    const isOnThisPage = link.getAttribute('href')?.startsWith('#');
    void navigate(isOnThisPage ? link.hash : link.pathname + link.search + link.hash, { replace });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by key, too.
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  );
}

/** Excludes clicks that are already handled, open another tab or window, or start a download. */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    event.button === 0 &&
    isPlainClick &&
    !event.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}
