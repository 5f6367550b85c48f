import { startTransition, useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;

/**
 * Returns the value that `read` makes of the current time, every minute. It is `initial` on the
 * server and on the first render: what is shown then must be true at any time, because the page is
 * prerendered. The component renders again only if the value changes.
 */
export function useClock<T extends Date | string | boolean | undefined>(
  read: (now: Date) => T,
  initial: T,
): T {
  const [value, setValue] = useState<T>(initial);
  // Many parts of a page show it: rendered at once they would be one long task.
  const update = useEffectEvent(() => startTransition(() => setValue(read(new Date()))));
  useEffect(() => {
    update();
    const timer = setInterval(() => update(), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return value;
}

/** The current time, updated every minute. Undefined on the server and on the first render. */
export const useNow = () => useClock<Date | undefined>((now) => now, undefined);
