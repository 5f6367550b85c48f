import { useEffect, useState } from 'react';
import { useSessionStore } from './SessionProvider.tsx';
import { WARNING_MS } from './sessionStore.ts';

const SECOND_MS = 1000;

/** The time for which the page says that the session was extended, in ms. */
const EXTENDED_MS = 4000;

/** In the last minute the seconds until the session ends, and for a while 'extended' after it. */
type Countdown = number | 'extended' | null;

/** Counts down the last minute of the session; null before. */
export function useSessionCountdown(): { countdown: Countdown; extend: () => void } {
  const store = useSessionStore();
  const [countdown, setCountdown] = useState<Countdown>(null);

  useEffect(() => {
    const update = () => {
      const expiry = store.checkExpiry();
      if (expiry === null) return setCountdown(null);
      const remaining = expiry - Date.now();
      if (remaining <= WARNING_MS) return setCountdown(Math.ceil(remaining / SECOND_MS));
      setCountdown((current) => (current === null ? null : 'extended'));
    };
    const timer = setInterval(update, SECOND_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [store]);

  useEffect(() => {
    if (countdown !== 'extended') return undefined;
    const timer = setTimeout(setCountdown, EXTENDED_MS, null);
    return () => clearTimeout(timer);
  }, [countdown]);

  return {
    countdown,
    extend() {
      store.extend();
      setCountdown('extended');
    },
  };
}
