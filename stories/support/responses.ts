import type { RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { screen } from 'storybook/test';
import type { ApiError } from '#contracts/endpoint.ts';
import type { CallName } from '#mocks/calls.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import type { Tools } from './tools.ts';

interface Options {
  /** The action that makes the call, such as a press; without it the page makes it by itself. */
  act?: (context: Tools) => Promise<unknown>;
  /** The messages in the console. */
  logs?: RegExp[];
  parameters?: object;
}

/** A story in which a call gets this response, and that waits until the page shows a text. */
function responding(
  handler: RequestHandler,
  text: string | RegExp,
  { act, logs = [], parameters }: Options = {},
) {
  return {
    parameters: { ...parameters, expectedLogs: logs },
    beforeEach: ({ msw }: { msw: MswApi }) => msw.use(handler),
    play: async (context: Tools) => {
      await act?.(context);
      await screen.findAllByText(text);
    },
  };
}

/** A story of a page whose data, or whose answer to what was sent, is on its way. */
export const pending = (call: CallName, text: string | RegExp, options?: Options) =>
  responding(hang(call), text, options);

/** A story of a page whose list is empty. */
export const empty = (call: CallName, text: string) => responding(respondWith(call, []), text);

/** A story of a page whose server has failed, with words that no visitor should see. */
export const failed = (call: CallName, text: string, options?: Options) =>
  responding(respondWithError(call, { message: 'Not shown' }), text, options);

/** A story of a page whose server cannot be reached. */
export const offline = (call: CallName, text: string | RegExp, options?: Options) =>
  responding(networkError(call), text, options);

/** A story of a page whose server refuses what it is asked, and says why. */
export const refused = (call: CallName, error: ApiError, options?: Options) =>
  responding(respondWithError(call, error), error.message, options);
