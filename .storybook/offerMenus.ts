import type { MswApi } from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import { choicesFor } from '#mocks/msw/scenarios.ts';
import { isScreen } from './docs/StoryFrame.tsx';
import { MENUS_EVENT } from './events.ts';
import { callOf } from './guards/assertResponseCases.ts';
import { choices } from './toolbars.ts';
import { hasWholePage } from './wholePage.tsx';

interface OpenStory {
  title: string;
  msw: MswApi;
  parameters: { responseCases?: readonly string[] };
}

/** Tells the toolbar what changes what a story shows. Returns a function that stops watching it. */
export function offerMenus({ title, msw, parameters }: OpenStory): () => void {
  const { responseCases = [] } = parameters;
  const called = new Set(responseCases.map((name) => name.replace(/-\w+$/, '')));
  const { session, page, ...others } = choices;
  const offer = () =>
    addons.getChannel().emit(MENUS_EVENT, {
      ...choicesFor(called),
      session: isScreen(title) ? session : {},
      page: hasWholePage(title) ? page : {},
      ...others,
    });
  const watch = new AbortController();
  msw.events.on(
    'request:start',
    ({ request }) => {
      const call = callOf(request);
      if (!call || called.has(call)) return;
      called.add(call);
      offer();
    },
    { signal: watch.signal },
  );
  offer();
  return () => watch.abort();
}
