import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * Under which name the router keeps how far a page is scrolled. By itself it has one name for the
 * first page of every load, and would open the next one where the last was left.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Each page where it was left, a new one at its top: the router's own, but that it begins by
 * scrolling to the top. Whoever has scrolled a prerendered page before the script came stays there.
 */
export function SiteScrollRestoration() {
  const found = useRef(0);
  // Layout effects run in the order of the tree, a parent's last.
  useLayoutEffect(() => {
    // Newer browsers promise something here, which is nothing that an effect may return.
    window.scrollTo(0, found.current);
  }, []);
  return (
    <>
      <Finder place={found} />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

function Finder({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = window.scrollY;
  }, [place]);
  return null;
}
