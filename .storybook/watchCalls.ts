import { matchRequestUrl } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { waitFor } from 'storybook/test';
import { callsTo } from '#mocks/handlers.ts';
import { outcomeTag, outcomeTags } from '#mocks/outcomes.ts';

const calls = Object.entries(callsTo('/api'));

/** The name of the call that a request makes, if it is one of the site's. */
function callOf({ method, url }: Request): string | undefined {
  return calls.find(
    ([, call]) =>
      call.method === method.toLowerCase() &&
      matchRequestUrl(new URL(url), call.url, window.location.origin).matches,
  )?.[0];
}

function outcomeOf({ ok, status }: Response): string {
  if (status === 0) return 'offline';
  return ok ? 'ok' : String(status);
}

/**
 * Notes what comes of a story's calls, and holds the story to its tags: `expectTagged` throws if one
 * of them names an outcome that has not come about.
 */
export function watchCalls(msw: MswApi) {
  const waiting = new Map<string, string>();
  const seen = new Set<string>();
  const watch = new AbortController();
  const { signal } = watch;

  msw.events.on(
    'request:start',
    ({ requestId, request }) => {
      const call = callOf(request);
      if (call) waiting.set(requestId, outcomeTag(call, 'slow'));
    },
    { signal },
  );
  for (const event of ['response:mocked', 'response:bypass'] as const) {
    msw.events.on(
      event,
      ({ requestId, request, response }) => {
        const call = callOf(request);
        if (call) seen.add(outcomeTag(call, outcomeOf(response)));
        waiting.delete(requestId);
      },
      { signal },
    );
  }

  return {
    async expectTagged(tags: readonly string[]): Promise<void> {
      const promised = tags.filter((tag) => outcomeTags.includes(tag));
      const findMissing = () => {
        const shown = new Set([...seen, ...waiting.values()]);
        return promised.filter((tag) => !shown.has(tag));
      };
      const problem = () =>
        new Error(`What the story's tags promise has not come about: ${findMissing().join(', ')}`);
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
