import type { userEvent, within } from 'storybook/test';

/** What the helpers of a story need of its play function's context. */
export interface Tools {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}
