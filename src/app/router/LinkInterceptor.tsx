import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface RouterLinksProps {
  children: ReactNode;
}

/**
 * Lets the router follow the links inside it that stay on the site. All links of the site are plain
 * ones: they work before this is there, components need to know nothing of the router, and none of
 * the hundred or so on a page has to be rendered anew for each change of page.
 */
export function LinkInterceptor({ children }: RouterLinksProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isForRouter(event, link)) return;
    event.preventDefault();
    // Who presses the link to the page that is open does not want to go back to it once more.
    const replace = link.href === window.location.href;
    const isOnThisPage = link.getAttribute('href')?.startsWith('#');
    void navigate(isOnThisPage ? link.hash : link.pathname + link.search + link.hash, { replace });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by key, too.
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  );
}

/** Not what somebody else has taken care of, nor what is to open elsewhere or to be saved. */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainPress = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    event.button === 0 &&
    isPlainPress &&
    !event.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}
