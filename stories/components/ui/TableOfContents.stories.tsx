import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TableOfContents } from '#src/components/ui/TableOfContents.tsx';
import { desktopViewport, mobileViewport } from '../../support/edgeCases.ts';

const items = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa' },
  { id: 'work', label: 'Work' },
];

const meta = preview.meta({
  title: 'Components/UI/TableOfContents',
  component: TableOfContents,
  parameters: { layout: 'padded' },
  args: { items },
  globals: desktopViewport,
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr', alignItems: 'start' }}>
      <TableOfContents {...args} />
      <div>
        {args.items.map(({ id, label }) => (
          <section key={id} id={id} style={{ height: '90vh' }}>
            <h2 id={`${id}-heading`} tabIndex={-1}>
              {label}
            </h2>
          </section>
        ))}
      </div>
    </div>
  ),
});

/** The first section is current until another is reached. */
export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Costs');
  },
});

/** It stays in view and marks the section that is being read. */
export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    document.getElementById('work')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Work'),
    );
    await expect(canvas.getByRole('link', { name: 'Work' })).toBeVisible();
  },
});

/** The focus moves too: the next Tab starts in the section. Here nothing scrolls; on the site the router does. */
export const Followed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Visa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Visa' })).toHaveFocus());
  },
});

export const One = meta.story({
  args: { items: items.slice(0, 1) },
  play: AtTheTop.input.play,
});

/** Only on wide screens. */
export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
  play: AtTheTop.input.play,
});
