import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * The key under which the router stores a scroll position. Its default is the same key for the first
 * page of every load, so that one page would get the position of another.
 */
const getScrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * The router's scroll restoration, which starts with a scroll to the top. This keeps the position of
 * a prerendered page that was scrolled before hydration.
 */
export function SiteScrollRestoration() {
  const found = useRef(0);
  // Layout effects run in the order of the tree, a parent's last.
  useLayoutEffect(() => {
    // In braces, because newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, found.current);
  }, []);
  return (
    <>
      <InitialScrollPosition position={found} />
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
