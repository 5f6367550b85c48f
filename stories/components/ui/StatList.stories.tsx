import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { StatList } from '#src/components/ui/StatList.tsx';
import { expectNoHorizontalScroll, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/StatList',
  component: StatList,
  parameters: { layout: 'padded' },
  args: { figures: site.achievements },
});

/** The label comes first in the document, so that a screen reader reads it before the figure. */
export const Three = meta.story({
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['visa success rate', 'partner universities', 'students']);
    await expect(values).toEqual(['98%', '200+', '10,000+']);
  },
});

export const Inverse = meta.story({
  tags: ['picture'],
  render: (args) => (
    <DarkSection>
      <StatList {...args} />
    </DarkSection>
  ),
  play: Three.input.play,
});

export const One = meta.story({
  args: { figures: site.achievements.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('98%');
  },
});

/** They wrap on narrow screens. */
export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  args: { figures: [...site.achievements, { value: 'NPR 1,00,00,000', label: nepaliName }] },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('definition')
      .map((figure) => figure.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expectNoHorizontalScroll();
  },
});
