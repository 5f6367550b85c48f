import { useEffect, useState } from 'react';

/** The number of new contact messages; loaded again on every page, and with the inbox. */
export function useNewMessageCount(isActive: boolean, pathname: string): number {
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts again
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Loaded now, so that the dashboard of a site without a server has no inbox.
    void import('#src/api/inbox.ts').then(({ INBOX_CHANGED, countNewMessages }) => {
      const load = () =>
        countNewMessages(signal).then(
          (newCount) => signal.aborted || setCount(newCount),
          // The page itself says that the server cannot be reached.
          () => undefined,
        );
      if (signal.aborted) return;
      window.addEventListener(INBOX_CHANGED, load, { signal });
      void load();
    });
    return () => controller.abort();
  }, [isActive, pathname]);

  return count;
}
