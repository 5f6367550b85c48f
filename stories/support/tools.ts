import type { userEvent, within } from 'storybook/test';

/** The part of a play function's context that helpers need. */
export interface Tools {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}
