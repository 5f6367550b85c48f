import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the h1 of the new page after a navigation, so that screen readers announce it
 * and the keyboard continues from there. If there is no h1 yet, `main` gets the focus. The first
 * page and changes of hash or query do not move the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === previousPathname.current) return;
    previousPathname.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    // The visitor may already be typing into a field of the new page.
    if (focused !== main && main?.contains(focused)) return;
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // The router restores the scroll position.
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
