import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureList } from '#src/components/ui/FeatureList.tsx';
import { uk } from '#src/content/countries/uk/guide.ts';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/FeatureList',
  component: FeatureList,
  parameters: {
    choice: {
      here: 'Short texts that one reads one after the other.',
      rather: {
        'components-ui-featuregrid': 'When each has a drawing.',
        'components-ui-descriptionlist': 'For terms that one looks up.',
        'components-ui-steps': 'When their order counts.',
      },
    },
    layout: 'padded',
  },
  args: { items: uk.benefits },
});

export const Six = meta.story({ tags: ['phone'] });

Six.test('has a heading for each', async ({ args, canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.items.length);
});

export const One = meta.story({ args: { items: uk.benefits.slice(0, 1) } });

export const LongText = meta.story({
  args: { items: [{ title: 'A title that takes two lines', text: uk.intro.join(' ') }] },
  globals: mobileViewport,
});
