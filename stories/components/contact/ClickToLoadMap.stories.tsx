import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { ClickToLoadMap } from '#src/components/contact/ClickToLoadMap.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
import { address } from '../../support/office.ts';

/** A replacement for the map, because stories send no requests to other servers. */
const EMBED_URL = 'about:blank';

const meta = preview.meta({
  title: 'Components/Contact/ClickToLoadMap',
  component: ClickToLoadMap,
  parameters: { layout: 'padded' },
  args: {
    label: `${site.name}, ${address}`,
    embedUrl: EMBED_URL,
    directionsUrl: 'https://www.openstreetmap.org/directions?to=27.7036%2C85.3226',
  },
});

/** Nothing is fetched: a drawing, the reason, and a link to the map. */
export const NotLoaded = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Show map')).toBeVisible();
    await expect(canvas.getByText(/loaded only when you ask for it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      args.directionsUrl,
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

/** The map replaces the drawing at the same size, without a referrer. */
export const Loaded = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('svg')?.parentElement ?? document.body;
    const { height } = frame.getBoundingClientRect();
    await userEvent.click(canvas.getByText('Show map'));
    const map = await canvas.findByTitle(`Map: ${args.label}`);
    await expect(map.checkVisibility({ visibilityProperty: true })).toBe(true);
    await expect(map).toHaveAttribute('src', EMBED_URL);
    await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(map.getBoundingClientRect().height).toBe(frame.clientHeight);
    await expect(frame.getBoundingClientRect().height).toBe(height);
    await expect(canvas.getByText('Show map')).not.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Show map')).toHaveFocus();
  },
});

export const OneWord = meta.story({
  args: { label: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(oneWord)).toBeVisible();
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { label: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

/** A long label moves the button down, but not out of the frame. */
export const Long = meta.story({
  tags: ['picture'],
  args: { label: longText.slice(0, 400) },
  globals: mobileViewport,
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('svg')?.parentElement ?? document.body;
    const { bottom } = canvas.getByRole('link', { name: 'Directions' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(frame.getBoundingClientRect().bottom);
    await expectNoHorizontalScroll();
  },
});
