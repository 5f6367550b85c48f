import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { DashboardLayout } from '#src/components/navigation/DashboardLayout.tsx';
import { paths } from '#src/pageTable.ts';
import { dashboardLinks } from '../../support/dashboardLinks.ts';
import { desktopViewport } from '../../support/edgeCases.ts';

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

/** On a phone the sidebar is at the top of the page. */
export const Laptop = meta.story({
  name: 'On a laptop',
  tags: ['phone'],
  globals: desktopViewport,
});

Laptop.test('marks the current page and logs out', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toHaveTextContent(args.companyName);
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Add Blog');
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
});

export const LongUsername = meta.story({
  args: { username: 'counsellor.prakash.gurung.kathmandu.office@consultancy.example' },
  globals: desktopViewport,
});
