import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CollapsedTableOfContents, TableOfContents } from '#src/components/ui/TableOfContents.tsx';
import { desktopViewport, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const items = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa' },
  { id: 'work', label: 'Work' },
];

const meta = preview.meta({
  component: TableOfContents,
  args: { items },
  globals: desktopViewport,
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr', alignItems: 'start' }}>
      <TableOfContents {...args} />
      <div>
        {args.items.map(({ id, label }) => (
          <section key={id} id={id} style={{ height: '90vh' }}>
            <h2>{label}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
});

/** The first section is current until another is reached. */
export const AtTheTop = meta.story({ tags: ['dark'] });

AtTheTop.test('marks the section that is read', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Costs');
  document.getElementById('work')?.scrollIntoView({ behavior: 'instant' });
  await waitFor(() =>
    expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Work'),
  );
});

AtTheTop.test('is not on a phone', { globals: mobileViewport }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** On a small screen it is one line, and a click shows the links. */
export const Collapsed = meta.story({
  tags: ['dark'],
  parameters: { layout: 'fullscreen' },
  args: { items: [...items, { id: 'name', label: nepaliName }] },
  globals: mobileViewport,
  render: (args) => <CollapsedTableOfContents {...args} />,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('On this page')),
});

Collapsed.test('can be tapped', async ({ args, canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(
    args.items.map(({ id }) => `#${id}`),
  );
  for (const link of links) {
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

Collapsed.test(
  'is not on a laptop',
  { globals: desktopViewport, play: () => {} },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);
