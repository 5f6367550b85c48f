import { useEffect } from 'react';
import { hasStoredSession } from '#src/auth/sessionKeys.ts';

/** Observes the session of an admin on the public site; its code loads only with a session. */
export function useSessionWatch(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stop: (() => void) | undefined;

    async function watch() {
      if (stop || !hasStoredSession() || !navigator.onLine) return;
      const { watchSession } = await import('#src/auth/sessionStore.ts');
      if (!signal.aborted) stop ??= watchSession();
    }
    const start = () => void watch().catch(console.info);

    start();
    for (const name of ['storage', 'online']) window.addEventListener(name, start, { signal });
    return () => {
      controller.abort();
      stop?.();
    };
  }, []);
}
