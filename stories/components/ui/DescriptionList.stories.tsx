import preview from '#.storybook/preview';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { mobileViewport, stressItems } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: [
      { name: 'Academic', text: 'For universities.' },
      { name: 'General Training', text: 'For work and migration.' },
    ],
  },
});

/** A description list: each term with its description. */
export const Two = meta.story({ tags: ['dark'] });

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Short, long and Nepali',
  args: { items: stressItems },
  globals: mobileViewport,
});
