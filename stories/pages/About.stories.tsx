import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { registration } from '#src/content/registration.ts';
import AboutPage from '#src/pages/About/AboutPage.tsx';
import { paths } from '#src/pageTable.ts';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { route: { url: paths.about } },
});

/** Who we are, what we have achieved, our values and our founder. */
export const Loaded = meta.story({ tags: ['phone'] });

Loaded.test('has a part for each that the brand has', async ({ canvas }) => {
  const regions = [
    'Who we are',
    ...(registration.length > 0 ? ['Our licence, and who pays us'] : []),
    ...(site.achievements.length > 0 ? ['What we have achieved'] : []),
    'Our core values',
    ...(site.founder ? ['Our founder'] : []),
  ];
  for (const name of regions) await expect(canvas.getByRole('region', { name })).toBeVisible();
  for (const name of ['Mission', 'Vision', 'Goals'])
    await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
});
