import { useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';

/** The last data of an event on Storybook's channel; undefined before the first time. */
export function useLast(channel: Channel, event: string): unknown {
  const [value, setValue] = useState(() => channel.last(event)?.[0]);
  useEffect(() => {
    // `last` has the new value only after the listeners.
    const listen = (sent: unknown) => setValue(() => sent);
    listen(channel.last(event)?.[0]);
    channel.on(event, listen);
    return () => channel.off(event, listen);
  }, [channel, event]);
  return value;
}
