import preview from '#.storybook/preview';
import { StatCard } from '#src/components/ui/StatCard.tsx';
import { TwoColumnGrid } from '#src/components/ui/TwoColumnGrid.tsx';

const meta = preview.meta({
  component: StatCard,
  args: {
    heading: 'Blogs',
    count: 8,
    note: 'on the site',
    detail: 'Newest: How a bank letter proves your funds',
    action: { label: 'Write a blog', href: '/dashboard/blogs/add' },
    list: { label: 'See all blogs', href: '/dashboard/blogs/list' },
  },
});

/** The number, the newest entry, and the link to all of them. */
export const Counted = meta.story();

/** Two cards are side by side on wide screens. */
export const TwoCards = meta.story({
  render: (args) => (
    <TwoColumnGrid>
      <StatCard {...args} />
      <StatCard heading="Testimonials" count={null} note="Counting..." list={args.list} />
    </TwoColumnGrid>
  ),
});
