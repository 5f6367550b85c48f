import { useEffect, useState } from 'react';

/** Update interval in ms. */
const MINUTE = 60_000;

/**
 * The current time, updated every minute. Undefined on the server and on the first render: what is shown
 * then must be true at any time, because the page is prerendered.
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
