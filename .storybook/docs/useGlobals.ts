import { useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The last data of an event on Storybook's channel; undefined before the first time. */
function useLast(channel: Channel, event: string): unknown {
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

/** The settings of the toolbars, which are in the address, and the function that changes them. */
export function useGlobals() {
  const channel = addons.getChannel();
  const initial = useLast(channel, SET_GLOBALS);
  const { globals }: { globals?: Record<string, unknown> } = Object(
    useLast(channel, GLOBALS_UPDATED) ?? initial,
  );
  const change = (globals: Record<string, unknown>) => channel.emit(UPDATE_GLOBALS, { globals });
  return [globals, change] as const;
}
