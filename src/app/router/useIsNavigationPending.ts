import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** How long, in ms, a change of page may take before it counts: a quick one is held up by nothing. */
const PATIENCE = 150;

/** Whether the next page has been on its way for a while, and this one still stands. */
export function useIsNavigationPending(): boolean {
  const isIdle = useNavigation().state === 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    const timer = setTimeout(setIsSlow, PATIENCE, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isIdle]);
  return isSlow;
}
