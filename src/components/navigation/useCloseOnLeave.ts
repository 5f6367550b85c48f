import { useEffect, useEffectEvent } from 'react';
import { breakpoints } from '#src/theme/tokens.ts';

/** Closes the menu of a narrow screen on Back and Forward, and when the window becomes wide. */
export function useCloseOnLeave(close: () => void) {
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    const controller = new AbortController();
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    wide.addEventListener('change', () => onLeave(), controller);
    window.addEventListener('popstate', () => onLeave(), controller);
    return () => controller.abort();
  }, []);
}
