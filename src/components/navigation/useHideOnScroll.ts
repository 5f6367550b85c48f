import { useEffect, useState } from 'react';

/** Shorter movements, in px, are ignored: a resting thumb trembles. */
const THRESHOLD = 8;

/** Nothing is hidden within this distance, in px, from the top of the page. */
const TOP_ZONE = 160;

/** True if a sticky header should hide: true while the reader scrolls down. */
export function useHideOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    function onScroll() {
      const moved = window.scrollY - previous;
      if (Math.abs(moved) < THRESHOLD) return;
      previous = window.scrollY;
      setIsHidden(moved > 0 && window.scrollY > TOP_ZONE);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
