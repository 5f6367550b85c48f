import { startTransition, useEffect, useState } from 'react';

/** Update interval in ms. */
const MINUTE = 60_000;

/** The current time, updated every minute; undefined on the server and on the first render. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    // Many parts of a page show it: rendered at once they would be one long task.
    const update = () => startTransition(() => setNow(new Date()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
