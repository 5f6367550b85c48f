import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { safeStorage } from '#src/lib/storage.ts';

const STORAGE_KEY = 'scroll-positions';
const storage = safeStorage(() => window.sessionStorage);

/** What shows that the visitor scrolls, so that the page must not. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * A new page opens at its top or at the element of its hash; Back and Forward return to the position
 * where the visitor left the page. Content may arrive after the page, so the position is set again
 * whenever the page grows, until it is reached or the visitor scrolls.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === 'POP';
  // The first page of every visit has the same key.
  const entry = key === 'default' ? pathname : key;
  const current = useRef({ entry, pathname, hash });
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    positions.current = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    const save = () => {
      positions.current[current.current.entry] = window.scrollY;
    };
    const onPageHide = () => {
      storage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
      // The browser restores the position after a reload.
      history.scrollRestoration = 'auto';
    };
    const onPageShow = () => {
      history.scrollRestoration = 'manual';
    };
    onPageShow();
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.entry === entry) return undefined;
    current.current = { entry, pathname, hash };
    // Read once, because scrolling a page that is still short overwrites it.
    const left = positions.current[entry] ?? 0;
    if (isPop) return keepScrolled(() => scrollToTop(left));
    if (hash) return keepScrolled(() => scrollToElement(hash));
    // A change of the query alone does not move the page.
    if (previous.pathname !== pathname) scrollToTop(0);
    else positions.current[entry] = window.scrollY;
    return undefined;
  }, [entry, pathname, hash, isPop]);
  return null;
}

/** Calls `scroll` until it returns true, whenever the page grows. Returns how to stop it. */
function keepScrolled(scroll: () => boolean): (() => void) | undefined {
  if (scroll()) return undefined;
  const { style } = document.documentElement;
  // The browser would keep the footer in view while the list above it grows.
  style.overflowAnchor = 'none';
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const stop = () => {
    observer.disconnect();
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
    for (const name of SCROLL_EVENTS) window.removeEventListener(name, stop);
  };
  observer.observe(document.body);
  for (const name of SCROLL_EVENTS) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** Returns whether the page was long enough. */
function scrollToTop(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 1;
}

/** Returns whether the element was there. */
function scrollToElement(hash: string): boolean {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  element?.scrollIntoView();
  return element !== null;
}
