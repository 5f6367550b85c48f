import { useEffect, useState } from 'react';
import type { Attack } from '#contracts/session.ts';

/** The accounts with many wrong passwords, asked for when the dashboard opens. */
export function useAttacks(isActive: boolean): readonly Attack[] {
  const [attacks, setAttacks] = useState<readonly Attack[]>([]);
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void import('#src/api/session.ts')
      .then(({ listAttacks }) => listAttacks(signal))
      .then((found) => signal.aborted || setAttacks(found))
      // The page itself says that the server cannot be reached.
      .catch(() => undefined);
    return () => controller.abort();
  }, [isActive]);
  return attacks;
}
