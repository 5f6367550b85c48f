import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureList } from '#src/components/ui/FeatureList.tsx';
import { uk } from '#src/content/countries/uk/guide.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

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

export const Six = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
});

export const One = meta.story({
  args: { items: uk.benefits.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
});

export const LongText = meta.story({
  args: { items: [{ title: 'A title that takes two lines', text: uk.intro.join(' ') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(uk.intro.join(' '))).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
