import preview from '#.storybook/preview';
import { StatList } from '#src/components/ui/StatList.tsx';
import { mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const three = [
  { value: '11', label: 'years in one street' },
  { value: '40+', label: 'universities visited' },
  { value: '2,500+', label: 'plans on one page' },
];

const meta = preview.meta({
  component: StatList,
  args: { figures: three },
});

export const Three = meta.story();

/** They wrap on narrow screens. */
export const Mobile = meta.story({
  tags: ['picture'],
  globals: mobileViewport,
  args: { figures: [...three, { value: 'NPR 1,00,00,000', label: nepaliName }] },
});
