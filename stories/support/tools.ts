import { configure, getConfig, type userEvent, type within } from 'storybook/test';

/** What the helpers of a story need of its play function's context. */
export interface Tools {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

/**
 * Lets events reach React as they do on the site, instead of inside `act`: the router's changes of
 * address are transitions, which `act` cannot wait for and warns of. Returns the way back.
 */
export function withRealEvents(): () => void {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (dispatch) => dispatch() });
  return () => configure({ eventWrapper });
}
