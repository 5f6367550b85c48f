import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The key of a page's scroll position. The router's default key is the same for the first page of every
 * visit, so one page would get the scroll position of another.
 */
const getScrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Restores the scroll position of each page; a new page opens at its top. The router would also scroll
 * the first page to the top, so the position at hydration is saved and restored.
 */
export function SiteScrollRestoration() {
  const initialPosition = useRef(0);
  // Layout effects of children run in order, and before those of their parent.
  useLayoutEffect(() => {
    // In braces, because newer browsers return a promise, which an effect must not.
    window.scrollTo(0, initialPosition.current);
  }, []);
  return (
    <>
      <InitialScrollPosition position={initialPosition} />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

function InitialScrollPosition({ position }: { position: RefObject<number> }) {
  useLayoutEffect(() => {
    position.current = window.scrollY;
  }, [position]);
  return null;
}
