import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CoreValues } from '#src/components/ui/CoreValues.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/CoreValues',
  component: CoreValues,
  parameters: { layout: 'padded' },
  args: {
    values: [
      { title: 'Mission', text: 'To help students in Nepal reach a course that suits them.' },
      {
        title: 'Vision',
        text: 'A Nepal where any student can weigh studying abroad on the facts.',
      },
      { title: 'Goals', text: 'To give every figure with its source.' },
    ],
  },
});

export const Three = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Mission',
      'Vision',
      'Goals',
    ]);
    await expect(new Set(titles.map((title) => title.offsetTop))).toHaveProperty('size', 1);
  },
});

/** Stacked. */
export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading').map((title) => title.offsetTop);
    await expect(new Set(tops)).toHaveProperty('size', 3);
    await expectNoHorizontalScroll();
  },
});

export const ShortAndLong = meta.story({
  tags: ['picture'],
  args: {
    values: [
      { title: oneWord, text: oneWord },
      { title: nepaliName, text: nepaliText },
      { title: 'In full', text: longText },
    ],
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = Three.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
