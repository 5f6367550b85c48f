import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkInterceptorProps {
  children: ReactNode;
}

/**
 * Delegates clicks on links within the site to the router. All links are plain `<a>` elements: they
 * work before hydration, components do not depend on the router, and no link renders again on every
 * navigation.
 */
export function LinkInterceptor({ children }: LinkInterceptorProps) {
  const navigate = useNavigate();

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isForRouter(event, link)) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    const replace = link.href === window.location.href;
    const isOnThisPage = link.getAttribute('href')?.startsWith('#');
    void navigate(isOnThisPage ? link.hash : link.pathname + link.search + link.hash, { replace });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link too
    <div style={{ display: 'contents' }} onClick={onClick}>
      {children}
    </div>
  );
}

/** Excludes clicks that are already handled, open another tab, or download a file. */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasNoModifier = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    event.button === 0 &&
    hasNoModifier &&
    !event.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}
