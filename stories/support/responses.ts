import type { RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { commonErrors } from '#contracts/endpoint.ts';
import type { CallName } from '#mocks/calls.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { editorSession, noSession } from '#mocks/msw/serverData.ts';
import type { ResponseCase } from '../../.storybook/guards/assertResponseCases.ts';
import { untilShown } from './untilShown.ts';

/** A story in which a call gets this response, and that waits until the page shows a text. */
function responding(
  name: ResponseCase,
  handlers: readonly RequestHandler[],
  text: string | RegExp,
  expectedLogs: RegExp[] = [],
) {
  return {
    parameters: { responseCases: [name], expectedLogs },
    beforeEach: ({ msw }: { msw: MswApi }) => msw.use(...handlers),
    play: untilShown(text),
  };
}

/** A story of a page whose data is on its way. */
export const pending = (call: CallName, text: string) =>
  responding(`${call}-slow`, [hang(call)], text);

/** A story of a page whose list is empty. */
export const empty = (call: CallName, text: string) =>
  responding(`${call}-ok`, [respondWith(call, [])], text);

/** A story of a page for whose data the server has failed; `logs` is what the console says. */
export const failed = (call: CallName, text: string, logs?: RegExp[]) =>
  responding(`${call}-500`, [respondWithError(call, { message: 'Not shown' })], text, logs);

/** A story of a page whose server cannot be reached. */
export const offline = (call: CallName, text: string, logs?: RegExp[]) =>
  responding(`${call}-offline`, [networkError(call)], text, logs);

/** A story of a page of the dashboard whose session has ended at the server. */
export const signedOut = (call: CallName) =>
  responding(
    `${call}-401`,
    [noSession(), respondWithError(call, commonErrors.signInFirst)],
    /^Your session has ended\./,
  );

/** A story of a page of the dashboard that only owners may see. */
export const forEditors = (call: CallName) =>
  responding(
    `${call}-403`,
    [editorSession(), respondWithError(call, commonErrors.ownersOnly)],
    /^Only an owner can see this page\./,
  );
