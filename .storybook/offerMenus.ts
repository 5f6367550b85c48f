import type { StoryContext } from '@storybook/react-vite';
import { matchRequestUrl } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import { callNames, calls } from '#mocks/calls.ts';
import { pathOfCall } from '#mocks/msw/handlers.ts';
import { choicesFor } from '#mocks/msw/scenarios.ts';
import { isScreen } from './docs/StoryFrame.tsx';
import { choices, MENUS_EVENT } from './toolbars.ts';
import { hasWholePage } from './wholePage.tsx';

/** The name of the call that a request makes, if it is one of the site's. */
function callOf({ method, url }: Request): string | undefined {
  return Object.entries(calls).find(
    ([, call]) =>
      call.method === method &&
      matchRequestUrl(new URL(url), pathOfCall(call), window.location.origin).matches,
  )?.[0];
}

/** Tells the toolbar what changes what a story shows. Returns a function that stops watching it. */
export function offerMenus({ title, globals, msw }: StoryContext & { msw: MswApi }): () => void {
  // This window sees no request of the two frames.
  const areUnseen = globals.scheme === 'both' && isScreen(title);
  const called = new Set<string>(areUnseen ? callNames : []);
  const { session, page, ...others } = choices;
  const all = choicesFor(new Set(callNames));
  const offer = () => {
    const { network, data } = choicesFor(called);
    addons.getChannel().emit(MENUS_EVENT, {
      // What is set can be reset, also before the first request.
      network: globals.network ? all.network : network,
      data: globals.data ? all.data : data,
      // A public page looks the same to everybody.
      session: isScreen(title) && !hasWholePage(title) ? session : {},
      page: hasWholePage(title) ? page : {},
      ...others,
    });
  };
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
