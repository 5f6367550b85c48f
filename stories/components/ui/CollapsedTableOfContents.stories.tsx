import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import { desktopViewport, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const items = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa and work' },
  { id: 'faq', label: 'Frequently asked questions' },
];

const meta = preview.meta({
  component: CollapsedTableOfContents,
  parameters: { layout: 'fullscreen' },
  args: { items },
  globals: mobileViewport,
});

/** One line that takes little room. Wide screens have the TableOfContents. */
export const Closed = meta.story();

Closed.test('is not on a laptop', { globals: desktopViewport }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** A click shows the links to the sections. */
export const Open = meta.story({
  tags: ['dark'],
  args: { items: [...items, { id: 'name', label: nepaliName }] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('On this page')),
});

Open.test('can be tapped', async ({ args, canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(
    args.items.map(({ id }) => `#${id}`),
  );
  for (const link of links) {
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
