import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { siteMap } from '#src/app/layouts/navigation.tsx';
import { SiteFooter } from '#src/components/navigation/SiteFooter.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    columns: siteMap,
    registration: 'Licence: No. SAMPLE, given by nobody · PAN: SAMPLE',
    currentPath: '/',
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

export const Laptop = meta.story();

/** A legal name that ends in a full stop has one, not two. */
export const LegalName = meta.story({
  args: {
    site: { ...site, legalName: 'Himchuli Study Abroad Pvt. Ltd.', copyrightYear: 2026 },
  },
});

LegalName.test('has one full stop', async ({ canvas }) => {
  await expect(
    canvas.getByText('© 2026 Himchuli Study Abroad Pvt. Ltd. All rights reserved.'),
  ).toBeVisible();
});

const [office] = site.offices;
const street = 'Second floor, Himal Plaza, opposite the old bus park';

/** A long address, and a social network without an icon of its own. */
export const LongTexts = meta.story({
  tags: ['picture'],
  args: {
    site: {
      ...site,
      name: 'Sagarmatha International Education and Migration Consultancy',
      offices: [{ ...office, address: { ...office.address, street } }],
      phone: { display: '+977 1-000 0100, 1-000 0101', tel: '+97710000100' },
      email: 'counselling-and-admissions@consultancy.example',
      social: [...site.social, { name: 'LinkedIn', url: 'https://linkedin.consultancy.example/' }],
    },
  },
  globals: mobileViewport,
});

LongTexts.test('has social media that can be tapped', async ({ args, canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Social media' }));
  for (const { name, url } of args.site.social) {
    const link = list.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});
