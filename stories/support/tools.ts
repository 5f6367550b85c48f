import { configure, getConfig, type userEvent, type within } from 'storybook/test';

/** What the helpers of a story need of its play function's context. */
export interface Tools {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

/** How long a story waits for what it looks for, in ms: the machine may be busy with others. */
const PATIENCE_MS = 5000;

/**
 * Lets events reach React as they do on the site, instead of inside `act`: the router's changes of
 * address are transitions, which `act` cannot wait for and warns of. Returns the way back.
 */
export function withRealEvents(): () => void {
  const { eventWrapper, asyncUtilTimeout } = getConfig();
  configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: PATIENCE_MS });
  return () => configure({ eventWrapper, asyncUtilTimeout });
}
