import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { ClickToLoadMap } from '#src/components/contact/ClickToLoadMap.tsx';
import { longText, mobileViewport, nepaliText } from '../../support/edgeCases.ts';
import { address } from '../../support/office.ts';

/** A replacement for the map, because stories send no requests to other servers. */
const EMBED_URL = 'about:blank';

const meta = preview.meta({
  component: ClickToLoadMap,
  args: {
    label: `${site.name}, ${address}`,
    embedUrl: EMBED_URL,
    directionsUrl: 'https://www.openstreetmap.org/directions?to=27.7036%2C85.3226',
  },
});

/** Nothing is fetched: a drawing, the reason, and a link to the map. */
export const NotLoaded = meta.story();

NotLoaded.test(
  'loads no map before one asks, which takes the place of the drawing',
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Show map')).toHaveFocus();
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
);

/** A long label moves the button down, but not out of the frame. */
export const ContentStress = meta.story({
  tags: ['picture'],
  args: { label: `${longText.slice(0, 300)} ${nepaliText}` },
  globals: mobileViewport,
});
