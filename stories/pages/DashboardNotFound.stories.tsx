import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import DashboardNotFoundPage from '#src/pages/Dashboard/DashboardNotFoundPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { siteRoute } from '../support/siteRoute.ts';

const meta = preview.meta({
  title: 'Pages/DashboardNotFound',
  component: DashboardNotFoundPage,
  parameters: siteRoute(`${paths.dashboard}/no/such/page`),
  beforeEach: () => writeStorySession(),
});

/** Inside the dashboard, with its menu. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
    await expect(canvas.getByText('Unexpected Application Error: 404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
  },
});

/** Without a session, the sign-in page is shown. */
export const SignedOut = meta.story({
  tags: ['picture'],
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

export const Mobile = Loaded.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
