import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navigation } from '#src/app/navigation.tsx';
import { MobileMenu } from '#src/components/MobileMenu.tsx';
import { site } from '#src/content/site.ts';
import type { Tools } from '../support/tools.ts';

const meta = preview.meta({
  title: 'Components/MobileMenu',
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

/** Opens the sheet, and waits until it has the focus. */
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

/** The browser itself opens and closes it, by attributes that must reach the page. */
export const WithoutScript = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvasElement.querySelector('[popover="auto"]');
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('popovertarget', sheet?.id);
    const closer = sheet?.querySelector('button');
    await expect(closer).toHaveAttribute('popovertarget', sheet?.id);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await open({ canvas, userEvent });
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // Nothing behind it can be reached.
    await expect(opener.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByRole('dialog').closest('[inert]')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Call Now/ })).toHaveAttribute(
      'href',
      `tel:${site.phone.tel}`,
    );
    for (const name of ['Home', 'About Us', 'Testimonials', 'Blogs', 'Contact']) {
      const { height } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

export const GroupOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    const group = canvas.getByRole('button', { name: 'Study In' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'New Zealand' })).toBeVisible();
  },
});

export const GroupClosesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    const group = canvas.getByRole('button', { name: 'Test Preparation' });
    await userEvent.click(group);
    await expect(canvas.getByRole('link', { name: 'SAT' })).toBeVisible();
    await userEvent.click(group);
    await expect(canvas.queryByRole('link', { name: 'SAT' })).not.toBeInTheDocument();
  },
});

/** On a guide its group stands open, and the guide is marked. */
export const OnAGuide = meta.story({
  args: { currentPath: '/studyin/uk' },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByRole('link', { name: 'UK' })).toHaveAttribute('aria-current', 'page');
  },
});

/** The focus goes back to the button, wherever the sheet was closed from. */
export const ClosedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await open({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(document.querySelector('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
});

export const FollowsALink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(await canvas.findByText(/moved on to \/contact/)).toBeVisible();
  },
});

export const OpenInTheDark = Open.extend({
  globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } },
  args: { currentPath: '/testpreparation/pte' },
});

export const OpenOnATablet = Open.extend({
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const VeryNarrow = Open.extend({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Phone 320', styles: { width: '320px', height: '568px' } } },
    },
  },
  args: { phone: { display: '+977 1-000 0000, 1-000 0001', tel: '+97710000000' } },
});

/** A phone on its side: the menu scrolls as one, below the way out. */
export const InALowWindow = Open.extend({
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: {
    viewport: {
      options: { low: { name: 'Phone on its side', styles: { width: '740px', height: '360px' } } },
    },
  },
});
