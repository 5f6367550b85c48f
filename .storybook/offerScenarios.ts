import type { MswApi } from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import { scenariosFor } from '#mocks/msw/scenarios.ts';
import { SCENARIOS_EVENT } from './events.ts';
import { callOf } from './guards/assertResponseCases.ts';

interface OpenStory {
  msw: MswApi;
  parameters: { responseCases?: readonly string[] };
}

/**
 * Tells the toolbar the scenarios that change what a story shows: those of the calls whose responses
 * it names, and of the calls that it makes. Returns a function that stops watching it.
 */
export function offerScenarios({ msw, parameters: { responseCases = [] } }: OpenStory): () => void {
  const called = new Set(responseCases.map((name) => name.replace(/-\w+$/, '')));
  const offer = () =>
    addons.getChannel().emit(SCENARIOS_EVENT, {
      network: scenariosFor(called, 'network'),
      data: scenariosFor(called, 'data'),
    });
  const watch = new AbortController();
  msw.events.on(
    'request:start',
    ({ request }) => {
      const call = callOf(request);
      if (call && !called.has(call)) {
        called.add(call);
        offer();
      }
    },
    { signal: watch.signal },
  );
  offer();
  return () => watch.abort();
}
