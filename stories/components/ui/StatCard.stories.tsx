import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatCard } from '#src/components/ui/StatCard.tsx';
import { TwoColumnGrid } from '#src/components/ui/TwoColumnGrid.tsx';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/UI/StatCard',
  component: StatCard,
  parameters: { layout: 'padded' },
  args: {
    heading: 'Blogs',
    count: 8,
    note: 'on the site',
    newest: 'How a bank letter proves your funds',
    add: { label: 'Write a blog', href: '/dashboard/blogs/add' },
    list: { label: 'See all blogs', href: '/dashboard/blogs/list' },
  },
});

/** The number, the newest entry, and the link to all of them. */
export const Counted = meta.story();

Counted.test(
  'leads to a new entry',
  { parameters: followsLink('/dashboard/blogs/add') },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Blogs' })).toHaveTextContent('8 on the site');
    await userEvent.click(canvas.getByRole('link', { name: 'Write a blog' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/dashboard/blogs/add');
  },
);

/** Two cards are side by side on wide screens. */
export const TwoCards = meta.story({
  render: (args) => (
    <TwoColumnGrid>
      <StatCard {...args} />
      <StatCard
        heading="Testimonials"
        count={null}
        note="Counting..."
        add={args.add}
        list={args.list}
      />
    </TwoColumnGrid>
  ),
});
