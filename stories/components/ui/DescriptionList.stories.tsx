import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/DescriptionList',
  component: DescriptionList,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { name: 'Academic', text: 'For universities.' },
      { name: 'General Training', text: 'For work and migration.' },
    ],
  },
});

/** A description list: each term with its description. */
export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Academic',
      'General Training',
    ]);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('For work and migration.');
  },
});

export const ShortAndLong = meta.story({
  tags: ['picture'],
  args: {
    items: [
      { name: oneWord, text: oneWord },
      { name: nepaliName, text: nepaliText },
      { name: 'In full', text: longText },
    ],
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = Two.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
