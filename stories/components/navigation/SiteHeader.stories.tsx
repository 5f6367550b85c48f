import Button from '@mui/material/Button';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { SiteHeader } from '#src/components/navigation/SiteHeader.tsx';
import { destinations } from '#src/content/countries/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';
import { paths } from '#src/pageTable.ts';
import { followsLink } from '../../support/followsLink.ts';
import { someCountries, someTests } from '../../support/offered.ts';
import { isPopoverOpen } from '../../support/popover.ts';

const [country] = someCountries('uk');
const [test] = someTests('sat');

const laptop = { viewport: { value: 'laptop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'Components/Navigation/SiteHeader',
  component: SiteHeader,
  args: { name: site.name, navigation, phone: site.phone, currentPath: '/' },
  globals: laptop,
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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const entries = [...nav.querySelectorAll(':scope > ul > li > :is(a, button)')];
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Home',
      'About Us',
      'Study In',
      'Test Preparation',
      'Testimonials',
      'Blogs',
      'Contact',
    ]);
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toHaveAttribute(
      'href',
      `tel:${site.phone.tel}`,
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('button', { name: /menu/i })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: country.shortName })).not.toBeInTheDocument();
  },
});

/** A click opens the menu; each country has its line. */
export const OpenByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    await expect(isPopoverOpen(button)).toBe(false);
    await userEvent.click(button);
    await expect(isPopoverOpen(button)).toBe(true);
    const link = canvas.getByRole('link', { name: country.shortName });
    await expect(link).toHaveAttribute('href', paths.studyIn(country.slug));
    await expect(link).toHaveAccessibleDescription(/\w/);
  },
});

/** The second menu with the five tests. */
export const TestPreparationOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Preparation' }));
    for (const { name } of tests) await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

/** Hovering opens the panel; a click right after keeps it open, the next one closes it. */
export const OpenByMouse = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    await userEvent.hover(button);
    await waitFor(() => expect(isPopoverOpen(button)).toBe(true));
    await userEvent.click(button);
    await expect(isPopoverOpen(button)).toBe(true);
    await userEvent.click(button);
    await expect(isPopoverOpen(button)).toBe(false);
  },
});

/** The menu stays while the mouse is in it, and closes when it goes elsewhere. */
export const ClosesWhenTheMouseLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Test Preparation' });
    await userEvent.hover(button);
    await userEvent.hover(await canvas.findByRole('link', { name: test.name }));
    await wait(400);
    await expect(isPopoverOpen(button)).toBe(true);
    await userEvent.hover(canvas.getByRole('button', { name: 'The page' }));
    await waitFor(() => expect(isPopoverOpen(button)).toBe(false));
  },
});

/** A mouse that only passes over opens nothing. */
export const MouseInPassing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    await userEvent.hover(button);
    await userEvent.hover(canvas.getByRole('button', { name: 'The page' }));
    await wait(400);
    await expect(isPopoverOpen(button)).toBe(false);
  },
});

/** Opening a menu closes the other one. */
export const OneOpenAtATime = meta.story({
  name: 'One open at a time',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Study In' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Test Preparation' }));
    await expect(await canvas.findByRole('link', { name: test.name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: country.shortName })).not.toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(isPopoverOpen(button)).toBe(true);
    await userEvent.keyboard(' ');
    await expect(isPopoverOpen(button)).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('link', { name: destinations[0]?.shortName ?? '' }),
    ).toHaveFocus();
  },
});

/** The menu closes when Tab leads out of it. */
export const ClosesWhenTheFocusLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Test Preparation' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByRole('link', { name: tests.at(-1)?.name ?? '' }).focus();
    await expect(isPopoverOpen(button)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Testimonials' })).toHaveFocus();
    await expect(isPopoverOpen(button)).toBe(false);
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink(paths.studyIn(country.slug)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Study In' }));
    await userEvent.click(canvas.getByRole('link', { name: country.shortName }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(paths.studyIn(country.slug));
  },
});

/** On a guide, 'Study In' is marked, and the country in it. */
export const OnGuide = meta.story({
  name: 'On a guide',
  args: { currentPath: paths.studyIn(country.slug) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    await expect(button).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: country.shortName })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** On a blog, Blogs is marked, but is not the current page. */
export const OnBlog = meta.story({
  name: 'On a blog',
  args: { currentPath: '/blogs/65a000000000000000000001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blogs' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

/** Hidden while scrolling down, shown while scrolling up and while it has the focus. */
export const OnScroll = meta.story({
  play: async ({ canvas }) => {
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
  },
});

export const Dark = OpenByClick.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...laptop, scheme: 'dark' },
  args: { currentPath: paths.studyIn(country.slug) },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** From 900 px the bar has two rows until one is wide enough. */
export const SmallLaptop = meta.story({
  name: 'On a small laptop',
  globals: { viewport: { value: 'smallLaptop', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        smallLaptop: { name: 'Laptop 900', styles: { width: '900px', height: '700px' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Study In' }));
    await expect(canvas.getByRole('link', { name: country.shortName })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const LongName = meta.story({
  args: { name: 'Sagarmatha International Education and Migration Consultancy' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const LongNameMobile = LongName.extend({ name: 'Long name, on a phone', globals: phone });

export const VeryNarrow = meta.story({
  name: 'On a phone of 320 px',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '568px' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
