import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RouteMap } from '#src/components/destination/RouteMap.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/pageTable.ts';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  mobileViewport,
} from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/Destination/RouteMap',
  component: RouteMap,
  args: {
    origin: 'Kathmandu',
    destinations: destinations.map(({ slug, shortName }) => ({
      slug,
      name: shortName,
      href: paths.studyIn(slug),
    })),
  },
  render: (args) => (
    <DarkSection>
      <div style={{ padding: 16 }}>
        <RouteMap {...args} />
      </div>
    </DarkSection>
  ),
});

const routesIn = (element: HTMLElement) => [...element.querySelectorAll('[data-route]')];

/** A route to each country; each name is a link. */
export const AllSix = meta.story({
  globals: desktopViewport,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Kathmandu')).toBeVisible();
    await expect(routesIn(canvasElement)).toHaveLength(destinations.length);
    for (const { name, href } of args.destinations) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/studyin/canada'),
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Canada' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/studyin/canada');
  },
});

/** The route of the focused label is highlighted: the others fade. */
export const InFocus = meta.story({
  globals: desktopViewport,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const [first] = args.destinations;
    await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toHaveFocus();
    const [own, other] = routesIn(canvasElement);
    await expect(own).toHaveStyle({ strokeWidth: '0.75px' });
    await expect(other).not.toHaveStyle({ strokeWidth: '0.75px' });
  },
});

/** Names neither overlap nor overflow the viewport. */
export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect();
    });
    for (const [place, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
      for (const other of boxes.slice(place + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        await expect(apart).toBe(true);
      }
    }
    await expectNoHorizontalScroll();
  },
});

export const One = meta.story({
  args: { destinations: [{ slug: 'usa', name: 'USA', href: '/studyin/usa' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(routesIn(canvasElement)).toHaveLength(1);
  },
});

/** A place that is not on the map is left out. */
export const UnknownPlace = meta.story({
  args: { destinations: [{ slug: 'atlantis', name: 'Atlantis', href: '/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Kathmandu')).toBeVisible();
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const route of routesIn(canvasElement)) {
      const { animationDuration } = getComputedStyle(route);
      await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.01);
    }
  },
});
