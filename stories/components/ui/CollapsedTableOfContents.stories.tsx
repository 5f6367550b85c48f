import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  mobileViewport,
  nepaliName,
} from '../../support/edgeCases.ts';

const items = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa and work' },
  { id: 'faq', label: 'Frequently asked questions' },
];

const meta = preview.meta({
  title: 'Components/UI/CollapsedTableOfContents',
  component: CollapsedTableOfContents,
  args: { items },
  globals: mobileViewport,
});

/** One line that takes little room. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(nav.getBoundingClientRect().height).toBeLessThan(60);
    await expect(canvas.getByText('Costs')).not.toBeVisible();
  },
});

/** A click shows the links to the sections. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('On this page'));
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#costs',
      '#visa',
      '#faq',
    ]);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expectNoHorizontalScroll();
  },
});

export const OpenDark = Open.extend({
  tags: ['picture'],
  name: 'Open, in the dark',
  globals: { ...mobileViewport, scheme: 'dark' },
});

export const Devanagari = Open.extend({
  name: 'In Devanagari',
  args: { items: [...items, { id: 'name', label: nepaliName }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('On this page'));
    await expect(canvas.getByRole('link', { name: nepaliName })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** Wide screens have the TableOfContents. */
export const Desktop = meta.story({
  name: 'On a laptop',
  tags: ['picture'],
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
