import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardPair } from '#src/components/CardPair.tsx';
import { CountCard } from '#src/components/CountCard.tsx';

const meta = preview.meta({
  title: 'Components/CountCard',
  component: CountCard,
  args: {
    heading: 'Blogs',
    count: 8,
    note: 'on the site',
    newest: 'How a bank letter proves your funds',
    add: { label: 'Write a blog', href: '/dashboard/blogs/add' },
    list: { label: 'See all blogs', href: '/dashboard/blogs/list' },
  },
});

export const Counted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Blogs' })).toHaveTextContent('8 on the site');
    await expect(canvas.getByText('Newest: How a bank letter proves your funds')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Write a blog' }));
    await expect(await canvas.findByText(/moved on to \/dashboard\/blogs\/add$/)).toBeVisible();
  },
});

/** Two stand side by side where there is room. */
export const Pair = meta.story({
  render: (args) => (
    <CardPair>
      <CountCard {...args} />
      <CountCard
        heading="Testimonials"
        count={null}
        note="Counting..."
        add={args.add}
        list={args.list}
      />
    </CardPair>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Testimonials' })).toHaveTextContent(
      'Counting...',
    );
  },
});
