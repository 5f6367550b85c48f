import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** In ms, so that a fast navigation shows no progress bar. */
const PENDING_DELAY_MS = 150;

/** Whether a navigation has been pending for a while. */
export function useIsNavigationPending(): boolean {
  const isIdle = useNavigation().state === 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    const timer = setTimeout(setIsSlow, PENDING_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isIdle]);
  return isSlow;
}
