import Button from '@mui/material/Button';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { SiteHeader } from '#src/components/navigation/SiteHeader.tsx';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { paths } from '#src/pageTable.ts';
import {
  desktopViewport,
  mobileViewport,
  smallestViewport,
  viewportOf,
} from '../../support/edgeCases.ts';
import { someCountries, someExams } from '../../support/offered.ts';
import { isPopoverOpen } from '../../support/popover.ts';

const [country] = someCountries('uk');
const [test] = someExams('sat');

const meta = preview.meta({
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { name: site.name, navigation, phone: site.phone, currentPath: '/' },
  globals: desktopViewport,
  // A page that scrolls, with an element outside the panels.
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minHeight: 2400, padding: 48 }}>
          <Button variant="outlined">The page</Button>
        </main>
      </>
    ),
  ],
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const menuButton = (canvas: Canvas, name: string) =>
  canvas.getByRole<HTMLButtonElement>('button', { name });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Closed = meta.story();

Closed.test('works by keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();

  const button = menuButton(canvas, 'Test Preparation');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(isPopoverOpen(button)).toBe(true);
  await userEvent.keyboard(' ');
  await expect(isPopoverOpen(button)).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('link', { name: offeredExams[0]?.name ?? '' })).toHaveFocus();
  canvas.getByRole('link', { name: offeredExams.at(-1)?.name ?? '' }).focus();
  await expect(isPopoverOpen(button)).toBe(true);
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Testimonials' })).toHaveFocus();
  await expect(isPopoverOpen(button)).toBe(false);
});

Closed.test(
  'marks the list of a blog, which is not the current page',
  { args: { currentPath: '/blogs/65a000000000000000000001' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blogs' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

/** A click right after keeps it open, the next one closes it. */
Closed.test('opens a menu under the mouse, but not in passing', async ({ canvas, userEvent }) => {
  const button = menuButton(canvas, 'Study In');
  await userEvent.hover(button);
  await waitFor(() => expect(isPopoverOpen(button)).toBe(true));
  await userEvent.click(button);
  await expect(isPopoverOpen(button)).toBe(true);
  await userEvent.click(button);
  await expect(isPopoverOpen(button)).toBe(false);
  const page = canvas.getByRole('button', { name: 'The page' });
  for (const place of [page, button, page]) await userEvent.hover(place);
  await wait(400);
  await expect(isPopoverOpen(button)).toBe(false);
});

Closed.test('hides while scrolling down, but not with the focus', async ({ canvas }) => {
  const header = canvas.getByRole('banner');
  const bottom = () => header.getBoundingClientRect().bottom;
  window.scrollTo(0, 600);
  await waitFor(() => expect(bottom()).toBeLessThan(0));
  window.scrollTo(0, 500);
  await waitFor(() => expect(bottom()).toBeGreaterThan(40));
  canvas.getByRole('link', { name: 'Contact' }).focus({ preventScroll: true });
  window.scrollTo(0, 900);
  await wait(400);
  await expect(bottom()).toBeGreaterThan(40);
});

/** 'Study In' on a guide: the button is marked, and the country in it. */
export const Open = meta.story({
  tags: ['dark'],
  args: { currentPath: paths.studyIn(country.slug) },
  play: ({ canvas, userEvent }) => userEvent.click(menuButton(canvas, 'Study In')),
});

Open.test('marks the country, and gives way to another menu', async ({ canvas, userEvent }) => {
  await expect(menuButton(canvas, 'Study In')).toHaveAttribute('aria-current', 'true');
  const link = canvas.getByRole('link', { name: country.shortName });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await userEvent.hover(menuButton(canvas, 'Test Preparation'));
  await expect(await canvas.findByRole('link', { name: test.name })).toBeVisible();
  await expect(link).not.toBeVisible();
});

/** From 900 px the bar has two rows until one is wide enough. */
export const SmallLaptop = Open.extend({
  tags: ['!dark'],
  ...viewportOf(900, 700),
});

export const Mobile = meta.story({ globals: mobileViewport });

Mobile.test(
  'has a menu and a number at 320 px',
  { globals: smallestViewport },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
);

/** All pages in one panel. */
export const MobileMenu = meta.story({
  tags: ['picture', 'dark'],
  args: { currentPath: paths.studyIn(country.slug) },
  globals: mobileViewport,
  play: ({ canvas, userEvent }) => userEvent.click(menuButton(canvas, 'Menu')),
});

MobileMenu.test('has all pages, and closes when the focus leaves it', async (context) => {
  const { canvas, userEvent } = context;
  for (const name of ['Home', 'Blogs', country.shortName, test.name]) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link.closest('li')?.offsetHeight).toBeGreaterThanOrEqual(44);
  }
  await expect(canvas.getByText(country.tagline)).not.toBeVisible();
  const [askUs] = canvas.getAllByRole('link', { name: 'Ask us' });
  await expect(askUs?.offsetHeight).toBeGreaterThanOrEqual(44);
  const page = getComputedStyle(document.documentElement);
  await expect([page.overflowY, page.scrollbarGutter]).toEqual(['hidden', 'stable']);
  const nav = canvas.getByRole('navigation', { name: 'Main' });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  canvas.getByRole('button', { name: 'The page' }).focus();
  await waitFor(() => expect(nav).not.toBeVisible());
  await expect(page.overflowY).toBe('visible');
});

export const TabletMenu = MobileMenu.extend({
  tags: ['!dark'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const SmallestMenu = MobileMenu.extend({
  tags: ['!picture', '!dark'],
  globals: smallestViewport,
});

export const LongName = meta.story({
  tags: ['phone'],
  args: { name: 'Machhapuchchhre International Education and Migration Consultancy' },
});

LongName.test('leaves room for the call', viewportOf(360, 640), async ({ canvas }) => {
  const { right } = canvas.getByText('Machhapuchchhre').getBoundingClientRect();
  const call = canvas.getByRole('link', { name: /Call Now/ }).getBoundingClientRect();
  await expect(right).toBeLessThan(call.left);
  await expect(canvas.getByText('Machhapuchchhre').clientHeight).toBeLessThan(30);
});
