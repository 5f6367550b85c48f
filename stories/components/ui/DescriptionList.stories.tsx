import preview from '#.storybook/preview';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { mobileViewport, stressTexts } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: {
      Academic: 'For universities.',
      'General Training': 'For work and migration.',
    },
  },
});

/** A description list: each term with its description. */
export const Two = meta.story({ tags: ['dark'] });

export const ContentStress = meta.story({
  tags: ['picture'],
  args: { items: stressTexts },
  globals: mobileViewport,
});
