import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isNewVisit } from '#src/lib/isNewVisit.ts';
import { safeStorage } from '#src/lib/storage.ts';
import {
  currentPosition,
  openParts,
  type ScrollPosition,
  scrollToPosition,
} from './scrollPosition.ts';

const STORAGE_KEY = 'page-positions';
const storage = safeStorage(() => window.sessionStorage);

/** Events by which the visitor scrolls, so that the page must not. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** In ms, after the last scroll event. */
const SCROLL_END_DELAY = 100;

/** In ms. What comes into view at the position may change its height. */
const SETTLE_DELAY = 500;

/** Opens a new page at its top or hash, and on Back and Forward returns to its place. */
export function ScrollRestoration() {
  const { key, pathname, hash, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  // The first page of every visit has the same key.
  const entry = key === 'default' ? pathname : key;
  const isDialog: boolean = state?.isDialog ?? false;
  const current = useRef({ entry, pathname, hash, isDialog });
  const positions = useRef<Record<string, ScrollPosition>>({});
  const isRestoring = useRef(false);

  useEffect(() => {
    positions.current = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    // A new visit begins at the top, wherever an earlier one of the same address ended.
    if (isNewVisit()) delete positions.current[current.current.entry];
    const left = positions.current[current.current.entry];
    const { hash: target } = current.current;
    let stop: (() => void) | undefined;
    if (left && isCutShort(left)) stop = keepScrolled(isRestoring, () => scrollToPosition(left));
    // The browser has restored the position, which is right once they are open.
    else if (left) openParts(left);
    // The page of the development server has no content before this.
    else if (import.meta.env.DEV && target && window.scrollY === 0) {
      stop = keepScrolled(isRestoring, () => showTarget(target));
    }
    const save = (position: ScrollPosition) => {
      // A page that is still short may not be scrolled far enough.
      if (!isRestoring.current) positions.current[current.current.entry] = position;
    };
    let timer = 0;
    const onScroll = () => {
      save({ top: window.scrollY });
      window.clearTimeout(timer);
      timer = window.setTimeout(() => save(currentPosition()), SCROLL_END_DELAY);
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const onPageHide = () => {
      storage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
      // The browser restores the position after a reload. Firefox decides that before any script.
      history.scrollRestoration = 'auto';
    };
    takeOver();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    // It does not bubble.
    window.addEventListener('toggle', onScroll, { signal, capture: true });
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', takeOver, { signal });
    return () => {
      controller.abort();
      stop?.();
      window.clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.entry === entry) return undefined;
    current.current = { entry, pathname, hash, isDialog };
    // A change of the query alone does not move the page. One that is followed by another at once
    // is never rendered, and has no position.
    const newPosition = previous.pathname === pathname ? currentPosition() : { top: 0 };
    const left = positions.current[entry] ?? newPosition;
    // When a dialog closes, the page stays where the focus has scrolled it.
    const hasClosedDialog = previous.isDialog && previous.pathname === pathname;
    if (isPop && !hasClosedDialog) return keepScrolled(isRestoring, () => scrollToPosition(left));
    if (hash) return keepScrolled(isRestoring, () => showTarget(hash));
    if (previous.pathname !== pathname) scrollToPosition(newPosition);
    else positions.current[entry] = newPosition;
    return undefined;
  }, [entry, pathname, hash, isDialog, isPop]);
  return null;
}

/** Calls `scroll` whenever the page grows, until it has returned true. Returns how to stop it. */
function keepScrolled(isRestoring: { current: boolean }, scroll: () => boolean): () => void {
  const { style } = document.documentElement;
  // The browser would keep the footer in view while the list above it grows.
  style.overflowAnchor = 'none';
  isRestoring.current = true;
  let timer: number | undefined;
  const update = () => {
    if (scroll()) timer ??= window.setTimeout(stop, SETTLE_DELAY);
  };
  const observer = new ResizeObserver(update);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    isRestoring.current = false;
    style.removeProperty('overflow-anchor');
    for (const name of SCROLL_EVENTS) window.removeEventListener(name, stop);
  };
  update();
  observer.observe(document.body);
  for (const name of SCROLL_EVENTS) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** True if the browser could not return to a position, because the page was not long enough yet. */
function isCutShort({ top }: ScrollPosition): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return top > end && window.scrollY > end - 2;
}

/** Shows the element of a hash, opened if it is closed; the keyboard continues at its heading. */
function showTarget(hash: string): boolean {
  const id = idOf(hash);
  const element = document.getElementById(id);
  const details = element?.closest('details');
  if (details) details.open = true;
  element?.scrollIntoView();
  const heading = document.getElementById(`${id}-heading`) ?? element;
  heading?.focus({ preventScroll: true });
  return element !== null;
}

/** The id in a hash; one that is badly encoded stays as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
