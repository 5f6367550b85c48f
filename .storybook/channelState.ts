import { useSyncExternalStore } from 'react';

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  last(event: string): unknown[] | undefined;
}

/** What was last sent with an event on Storybook's channel; undefined before the first time. */
export function useLast(channel: Channel, event: string): unknown {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(event, onChange);
      return () => channel.off(event, onChange);
    },
    () => channel.last(event)?.[0],
  );
}
