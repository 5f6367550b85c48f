import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useLast } from '../channelState.ts';

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
