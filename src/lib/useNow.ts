import { useEffect, useState } from 'react';

/** How often the time is read again, in ms. */
const MINUTE = 60_000;

/**
 * The present moment, read every minute. Undefined at first, on the server too: what is shown
 * then must be true at any time, so that a prerendered page does not lie.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
