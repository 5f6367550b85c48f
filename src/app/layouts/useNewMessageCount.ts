import { useEffect, useState } from 'react';
import { countMessages, onMessageCounts } from '#src/api/inbox.ts';

/** Loads the number of new messages on every page, and after each change of the inbox. */
export function useNewMessageCount(isActive: boolean, pathname: string): number {
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts again
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = onMessageCounts((counts) => setCount(counts.new));
    // The page itself says that the server cannot be reached.
    countMessages(signal).catch(() => undefined);
    return () => {
      stop();
      controller.abort();
    };
  }, [isActive, pathname]);

  return count;
}
