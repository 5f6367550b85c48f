import Typography from '@mui/material/Typography';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { DashboardLayout } from '#src/components/navigation/DashboardLayout.tsx';
import { pages, paths } from '#src/pageTable.ts';
import { dashboardLinks } from '../../support/dashboardLinks.ts';
import { desktopViewport, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: DashboardLayout,
  parameters: { layout: 'fullscreen', isFramed: true },
  args: {
    companyName: site.name,
    links: dashboardLinks,
    currentHref: paths.addBlog,
    currentLabel: pages.addBlog.label,
    username: 'admin',
    onLogout: fn(),
    children: (
      <Typography variant="h2" component="h1">
        Add Blog
      </Typography>
    ),
  },
});

/** On a phone one bar is above the page. */
export const Laptop = meta.story({
  tags: ['phone'],
  globals: desktopViewport,
});

Laptop.test('marks the current page and logs out', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Add Blog');
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
});

const manyLinks = Array.from({ length: 30 }, (_, index) => ({
  label: `Page ${index}`,
  href: `/${index}`,
  icon: 'list' as const,
}));

Laptop.test(
  'has the current page in view on a low screen',
  { args: { links: manyLinks, currentHref: '/29' } },
  async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
);

/** The menu of a phone has all that the sidebar has. */
export const PhoneMenu = meta.story({
  tags: ['picture', 'dark'],
  args: {
    links: [
      ...dashboardLinks,
      { label: pages.messages.label, href: paths.messages, icon: 'messages', newCount: 12 },
    ],
  },
  globals: mobileViewport,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Menu, 12 new' })),
});

PhoneMenu.test('closes, and leaves the page its room', async ({ canvas, userEvent }) => {
  const navigation = canvas.getByRole('navigation', { name: 'Admin Panel' });
  await expect(navigation).toBeVisible();
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^Add Testimonial/ })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Menu, 12 new' }));
  await expect(navigation).not.toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toHaveTextContent('Admin PanelAdd Blog12');
  await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(64);
});

PhoneMenu.test('counts, and can be tapped', async ({ canvas }) => {
  const menu = within(canvas.getByRole('navigation', { name: 'Admin Panel' }));
  await expect(menu.getByRole('link', { name: 'Messages 12 new' })).toBeVisible();
  for (const link of menu.getAllByRole('link'))
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});

PhoneMenu.test('closes when a link in it is clicked', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'List Blogs' });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  await expect(link).not.toBeVisible();
});

export const LongUsername = meta.story({
  args: { username: 'counsellor.prakash.gurung.kathmandu.office@consultancy.example' },
  globals: desktopViewport,
});
