import preview from '#.storybook/preview';
import OfflinePage from '#src/pages/Offline/OfflinePage.tsx';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../support/offered.ts';
import { untilShown } from '../support/play.ts';

const meta = preview.meta({
  component: OfflinePage,
  // The service worker responds with this page for any address.
  parameters: { layout: 'fullscreen', route: { url: paths.about } },
});

const [country] = someCountries('ireland');
const [test] = someExams('ielts');
const kept = [paths.home, paths.studyIn(country.slug), paths.testPreparation(test.slug)];

/** Links only to the pages in the service worker's cache. */
export const Loaded = meta.story({
  tags: ['phone'],
  beforeEach: async () => {
    const cache = await caches.open('story-pages');
    await Promise.all(kept.map((path) => cache.put(path, new Response('A page'))));
  },
  play: untilShown('Pages on your device'),
});

/** Nothing is listed, but it can be tried again. */
export const Empty = meta.story({ tags: ['dark'] });
