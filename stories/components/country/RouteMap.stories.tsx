import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RouteMap } from '#src/components/country/RouteMap.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { paths } from '#src/pageTable.ts';
import { desktopViewport, mobileViewport } from '../../support/edgeCases.ts';
import { countries } from '../../support/guides.ts';

const meta = preview.meta({
  component: RouteMap,
  args: {
    origin: 'Kathmandu',
    countries: countries.map(({ slug, shortName }) => ({
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
export const AllSix = meta.story({ tags: ['phone'], globals: desktopViewport });

AllSix.test('has no names that overlap', { globals: mobileViewport }, async ({ canvas }) => {
  const boxes = canvas.getAllByRole('link').map((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect();
  });
  for (const [place, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    for (const other of boxes.slice(place + 1)) {
      const isBeside = box.right <= other.left || other.right <= box.left;
      await expect(isBeside || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
    }
  }
});

AllSix.test(
  'leaves out what is not on the map',
  { args: { countries: [{ slug: 'atlantis', name: 'Atlantis', href: '/' }] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(routesIn(canvasElement)).toHaveLength(0);
  },
);

/** The route of the focused label is highlighted: the others fade. */
export const InFocus = meta.story({
  globals: desktopViewport,
  play: ({ userEvent }) => userEvent.tab(),
});

InFocus.test('highlights its route', async ({ args, canvas, canvasElement }) => {
  const [first] = args.countries;
  await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toHaveFocus();
  const [own, other] = routesIn(canvasElement);
  await expect(own).toHaveStyle({ strokeWidth: '0.75px' });
  await expect(other).not.toHaveStyle({ strokeWidth: '0.75px' });
});
