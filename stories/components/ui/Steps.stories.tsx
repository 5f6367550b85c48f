import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Steps } from '#src/components/ui/Steps.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

const steps = [
  { title: 'We listen', text: 'What have you studied, what can the family spend?' },
  { title: 'We compare', text: 'You see countries, universities and costs side by side.' },
  { title: 'You prepare', text: 'You take the test that your course asks for.' },
];

const meta = preview.meta({
  title: 'Components/UI/Steps',
  component: Steps,
  parameters: { layout: 'padded' },
  args: { steps },
});

const topsOf = (items: readonly HTMLElement[]) =>
  items.map((item) => item.getBoundingClientRect().top);

/** An ordered list, side by side on wide screens. */
export const Three = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(new Set(topsOf(items))).toHaveProperty('size', 1);
  },
});

/** Stacked. */
export const Mobile = Three.extend({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(new Set(topsOf(canvas.getAllByRole('listitem')))).toHaveProperty('size', 3);
    await expectNoHorizontalScroll();
  },
});

export const One = meta.story({
  args: { steps: steps.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('We listen');
  },
});

export const ShortAndLong = meta.story({
  args: {
    steps: [
      { title: oneWord, text: oneWord },
      { title: nepaliName, text: nepaliText },
      { title: 'In full', text: longText },
    ],
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const ShortAndLongWide = ShortAndLong.extend({
  name: 'Short and long, on a laptop',
  globals: desktopViewport,
});

export const Dark = Three.extend({
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
