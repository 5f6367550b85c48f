import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { DashboardLayout } from '#src/components/navigation/DashboardLayout.tsx';
import { paths } from '#src/pageTable.ts';
import { dashboardLinks } from '../../support/dashboardLinks.ts';

const meta = preview.meta({
  title: 'Components/Navigation/DashboardLayout',
  component: DashboardLayout,
  parameters: { isFramed: true },
  args: {
    companyName: site.name,
    links: dashboardLinks,
    currentHref: paths.addBlog,
    homeHref: paths.dashboard,
    siteHref: paths.home,
    username: 'admin',
    onLogout: fn(),
    children: (
      <Typography variant="h2" component="h1">
        Add Blog
      </Typography>
    ),
  },
});

export const Laptop = meta.story({
  name: 'On a laptop',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent(args.companyName);
    const names = ['Add Testimonial', 'List Testimonials', 'Add Blog', 'List Blogs'];
    for (const name of names) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Add Blog');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** On a phone the sidebar is at the top of the page; every link is visible and large enough to tap. */
export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: /Testimonial|Blog/ })) {
      await expect(link).toBeVisible();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});

export const LongUsername = meta.story({
  args: { username: 'counsellor.prakash.gurung.kathmandu.office@consultancy.example' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.username)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
