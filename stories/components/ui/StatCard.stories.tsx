import preview from '#.storybook/preview';
import { StatCard } from '#src/components/ui/StatCard.tsx';

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

/** While it counts, the label stands in the place of the number. */
export const Counting = meta.story({
  args: { heading: 'Testimonials', count: null, note: 'Counting...' },
});
