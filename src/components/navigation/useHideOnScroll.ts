import { useEffect, useState } from 'react';

/** Distance in px that counts as scrolling; less is a trembling thumb. */
const threshold = 8;

/** Distance in px from the top of the page in which nothing hides. */
const topZone = 160;

/** Whether the reader is on the way down the page: what sticks to its top can leave. */
export function useHideOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    function follow() {
      const moved = window.scrollY - previous;
      if (Math.abs(moved) < threshold) return;
      previous = window.scrollY;
      setIsHidden(moved > 0 && window.scrollY > topZone);
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isHidden;
}
