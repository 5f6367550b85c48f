import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import OfflinePage from '#src/pages/Offline/OfflinePage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { someCountries, someTests } from '../support/offered.ts';

const meta = preview.meta({
  title: 'Pages/Offline',
  component: OfflinePage,
  // The service worker responds with this page for any address.
  parameters: { route: { url: paths.about } },
});

const [country] = someCountries('ireland');
const [test] = someTests('ielts');
const kept = [paths.home, paths.studyIn(country.slug), paths.testPreparation(test.slug)];

/** Links only to the pages in the service worker's cache. */
export const Loaded = meta.story({
  beforeEach: async () => {
    const cache = await caches.open('story-pages');
    await Promise.all(kept.map((path) => cache.put(path, new Response('A page'))));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Call ${site.phone.display}` })).toBeVisible();
    const list = await canvas.findByRole('navigation', { name: 'Pages on your device' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(kept);
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** With a network there is nothing to say. */
export const OpenedOnline = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { route: { url: paths.offline }, endsAt: paths.home },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`The story has navigated to ${paths.home}`)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Mobile = Loaded.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Pages on your device' });
    await expectNoHorizontalScroll();
  },
});
