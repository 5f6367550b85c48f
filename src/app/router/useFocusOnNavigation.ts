import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page's h1 when the visitor has gone to another page, so that a screen
 * reader says where one is now and the keyboard goes on from there. A page that has no h1 yet gets
 * the focus on its `main`. Neither the first page nor a change of hash or search moves it.
 *
 * @param pathname - of the page that is in the document, and no other any more
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    // Somebody may have been quick, and be typing already.
    if (focused !== main && main?.contains(focused)) return;
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // Where the page is scrolled to is the router's business.
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
