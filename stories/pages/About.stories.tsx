import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#src/content/site.ts';
import AboutPage from '#src/pages/About/AboutPage.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { route: { url: paths.about } },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    for (const name of ['Who we are', 'What we have achieved', 'Our core values', 'Our founder']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    for (const name of ['Mission', 'Vision', 'Goals']) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    for (const figure of ['98%', '200+', '10,000+']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
    await expect(canvas.getByText(site.founder.role)).toBeVisible();
  },
});

export const Mobile = Loaded.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
