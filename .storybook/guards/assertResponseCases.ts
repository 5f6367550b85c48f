import { matchRequestUrl } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { waitFor } from 'storybook/test';
import { type CallName, calls, responseCase } from '#mocks/calls.ts';
import { pathOfCall } from '#mocks/msw/handlers.ts';

/** A response that a story shows: a status, `ok`, `slow` (pending) or `offline` (not reached). */
export type ResponseCase = `${CallName}-${'ok' | 'slow' | 'offline' | number}`;

/** The name of the call that a request makes, if it is one of the site's. */
export function callOf({ method, url }: Request): string | undefined {
  return Object.entries(calls).find(
    ([, call]) =>
      call.method === method &&
      matchRequestUrl(new URL(url), pathOfCall(call), window.location.origin).matches,
  )?.[0];
}

function caseOf({ ok, status }: Response): string {
  if (status === 0) return 'offline';
  return ok ? 'ok' : String(status);
}

/** Records the responses to a story's calls; `assertResponseCases` throws if one is missing. */
export function watchResponses(msw: MswApi) {
  const pending = new Map<string, string>();
  const seen = new Set<string>();
  const watch = new AbortController();
  const { signal } = watch;

  msw.events.on(
    'request:start',
    ({ requestId, request }) => {
      const call = callOf(request);
      if (call) pending.set(requestId, responseCase(call, 'slow'));
    },
    { signal },
  );
  for (const event of ['response:mocked', 'response:bypass'] as const) {
    msw.events.on(
      event,
      ({ requestId, request, response }) => {
        const call = callOf(request);
        if (call) seen.add(responseCase(call, caseOf(response)));
        pending.delete(requestId);
      },
      { signal },
    );
  }

  return {
    async assertResponseCases(expected: readonly ResponseCase[]): Promise<void> {
      const findMissing = () => {
        const shown = new Set([...seen, ...pending.values()]);
        return expected.filter((name) => !shown.has(name));
      };
      const problem = () =>
        new Error(`These response cases did not occur: ${findMissing().join(', ')}`);
      await waitFor(
        () => {
          if (findMissing().length > 0) throw problem();
        },
        // Without the page's whole HTML, which Testing Library would add.
        { onTimeout: problem },
      );
    },
    stop: () => watch.abort(),
  };
}
