import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { MobileMenu } from '#src/components/navigation/MobileMenu.tsx';
import { paths } from '#src/pageTable.ts';
import { followsLink } from '../../support/followsLink.ts';
import { someCountries, someTests } from '../../support/offered.ts';
import type { Tools } from '../../support/tools.ts';

const [country] = someCountries('newzealand');
const [test] = someTests('sat');

const meta = preview.meta({
  title: 'Components/Navigation/MobileMenu',
  component: MobileMenu,
  args: { name: site.name, navigation, phone: site.phone, currentPath: '/' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 1600, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** Opens the dialog, and waits until it has the focus. */
async function open({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  const closer = canvas.getByRole('button', { name: 'Close menu' });
  await waitFor(() => expect(closer).toHaveFocus());
}

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The browser opens and closes it through attributes, which must be in the HTML. */
export const WithoutScript = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('commandfor', dialog?.id);
    await expect(opener).toHaveAttribute('command', 'show-modal');
    const closer = dialog?.querySelector('button');
    await expect(closer).toHaveAttribute('commandfor', dialog?.id);
    await expect(closer).toHaveAttribute('command', 'close');
    await expect(dialog).toHaveAttribute('closedby', 'any');
  },
});

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await open({ canvas, userEvent });
    const dialog = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toHaveAttribute(
      'href',
      `tel:${args.phone.tel}`,
    );
    for (const name of ['Home', 'About Us', 'Testimonials', 'Blogs', 'Contact']) {
      const { height } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

/** A group shows its pages when it is pressed. */
export const GroupOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByText(country.shortName)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Study In'));
    await expect(canvas.getByText(country.shortName)).toBeVisible();
  },
});

/** One group is open at a time. */
export const AnotherGroupOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await userEvent.click(canvas.getByText('Study In'));
    await userEvent.click(canvas.getByText('Test Preparation'));
    await expect(canvas.getByText(test.name)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(country.shortName)).not.toBeVisible());
  },
});

/** A second press closes the group. */
export const GroupClosesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    const group = canvas.getByText('Test Preparation');
    await userEvent.click(group);
    await expect(canvas.getByText(test.name)).toBeVisible();
    await userEvent.click(group);
    await waitFor(() => expect(canvas.getByText(test.name)).not.toBeVisible());
  },
});

/** On a guide, its group is open and its link is current. */
export const OnGuide = meta.story({
  name: 'On a guide',
  args: { currentPath: paths.studyIn(country.slug) },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByRole('link', { name: country.shortName })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** The browser moves the focus back to the button. */
export const ClosedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await open({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/contact'),
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(await canvas.findByText(/navigated to \/contact/)).toBeVisible();
  },
});

export const Dark = Open.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } },
  args: { currentPath: '/testpreparation/pte' },
});

export const Tablet = Open.extend({
  tags: ['picture'],
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const VeryNarrow = Open.extend({
  name: 'On a phone of 320 px',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '568px' } } },
    },
  },
  args: { phone: { display: '+977 1-000 0100, 1-000 0101', tel: '+97710000100' } },
});

/** A phone in landscape: the whole menu scrolls below its close button. */
export const Landscape = Open.extend({
  name: 'On a phone in landscape',
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: {
    viewport: {
      options: { low: { name: 'Phone, landscape', styles: { width: '740px', height: '360px' } } },
    },
  },
});
