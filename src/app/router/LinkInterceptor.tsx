import { type MouseEvent, type ReactNode, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NavigationProgress } from '#src/components/navigation/NavigationProgress.tsx';
import { isFile } from '#src/lib/isFile.ts';

/**
 * Delegates clicks on links within the site to the router. All links are plain `<a>` elements: they
 * work before hydration, components do not depend on the router, and no link renders again on every
 * navigation. The current page stays, with a progress bar, until the next one has loaded.
 */
export function LinkInterceptor({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isPending, startTransition] = useTransition();

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isForRouter(event, link)) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    const replace = link.href === window.location.href;
    // The query of this page stays: it has what somebody has put in.
    const isOnThisPage = link.getAttribute('href')?.startsWith('#');
    const page = isOnThisPage ? search : link.pathname + link.search;
    startTransition(() => void navigate(page + link.hash, { replace }));
  }

  return (
    <>
      <NavigationProgress isActive={isPending} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key also clicks a link */}
      <div style={{ display: 'contents' }} onClick={onClick}>
        {children}
      </div>
    </>
  );
}

/** Excludes clicks that are already handled, open another tab, or lead to a file. */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasNoModifier = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    event.button === 0 &&
    hasNoModifier &&
    !event.defaultPrevented &&
    // Firefox's `link.target` is that of the page's `<base>`, which Storybook sets.
    (link.getAttribute('target') || '_self') === '_self' &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    !isFile(link.pathname)
  );
}
