import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { StatList } from '#src/components/ui/StatList.tsx';
import { expectNoHorizontalScroll, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const three = [
  { value: '11', label: 'years in one street' },
  { value: '40+', label: 'universities visited' },
  { value: '2,500+', label: 'plans on one page' },
];

const meta = preview.meta({
  title: 'Components/UI/StatList',
  component: StatList,
  parameters: { layout: 'padded' },
  args: { figures: three },
});

/** The label comes first in the document, so that a screen reader reads it before the figure. */
export const Three = meta.story({
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(labels).toEqual(three.map(({ label }) => label));
    await expect(values).toEqual(three.map(({ value }) => value));
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
  args: { figures: three.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('11');
  },
});

/** They wrap on narrow screens. */
export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  args: { figures: [...three, { value: 'NPR 1,00,00,000', label: nepaliName }] },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('definition')
      .map((figure) => figure.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expectNoHorizontalScroll();
  },
});
