import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { MobileMenu } from '#src/components/navigation/MobileMenu.tsx';
import { paths } from '#src/pageTable.ts';
import { mobileViewport, smallestViewport } from '../../support/edgeCases.ts';
import { someCountries, someExams } from '../../support/offered.ts';
import { viewportOf } from '../../support/viewportOf.ts';

const [country] = someCountries('newzealand');
const [test] = someExams('sat');

const meta = preview.meta({
  title: 'Components/Navigation/MobileMenu',
  component: MobileMenu,
  args: { name: site.name, navigation, phone: site.phone, currentPath: '/' },
  globals: mobileViewport,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 1600, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const closer = canvas.getByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(closer).toHaveFocus());
  },
});

Open.test('is modal, and gives the focus back', async ({ args, canvas, userEvent }) => {
  const dialog = canvas.getByRole('dialog', { name: 'Menu' });
  await expect(dialog.matches(':modal')).toBe(true);
  await expect(dialog).toHaveAttribute('closedby', 'any');
  await expect(canvas.getByRole('link', { name: /Call Now/ })).toHaveAttribute(
    'href',
    `tel:${args.phone.tel}`,
  );
  for (const name of ['Home', 'About Us', 'Testimonials', 'Blogs', 'Contact']) {
    const { height } = canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  }
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

Open.test('opens one group at a time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Study In'));
  await expect(canvas.getByText(country.shortName)).toBeVisible();
  await userEvent.click(canvas.getByText('Test Preparation'));
  await expect(canvas.getByText(test.name)).toBeVisible();
  await waitFor(() => expect(canvas.getByText(country.shortName)).not.toBeVisible());
  await userEvent.click(canvas.getByText('Test Preparation'));
  await waitFor(() => expect(canvas.getByText(test.name)).not.toBeVisible());
});

/** On a guide, its group is open and its link is current. */
export const OnGuide = Open.extend({
  name: 'On a guide',
  tags: ['dark'],
  args: { currentPath: paths.studyIn(country.slug) },
});

OnGuide.test('opens its group', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: country.shortName })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

export const Tablet = Open.extend({
  tags: ['picture'],
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

/** The whole menu scrolls below its close button. */
export const Landscape = Open.extend({
  name: 'On a phone in landscape',
  ...viewportOf(740, 360),
});

export const Smallest = Open.extend({
  name: 'On a phone of 320 px',
  globals: smallestViewport,
  args: { phone: { display: '+977 1-000 0100, 1-000 0101', tel: '+97710000100' } },
});
