import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineNotice } from '#src/components/OfflineNotice.tsx';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/OfflineNotice',
  component: OfflineNotice,
  args: {
    onRetry: fn(),
    phone: { display: '+977 1-000 0000', tel: '+97710000000' },
    keptPages: [
      { label: 'Home', href: '/' },
      { label: 'Ireland', href: '/studyin/ireland' },
      { label: 'IELTS', href: '/testpreparation/ielts' },
    ],
  },
});

/** What is missing, how to go on, and what opens all the same. */
export const WithKeptPages = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Call ${args.phone.display}` })).toHaveAttribute(
      'href',
      `tel:${args.phone.tel}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const kept = canvas.getByRole('navigation', { name: 'Pages on your device' });
    await expect(within(kept).getAllByRole('link')).toHaveLength(args.keptPages.length);
    await userEvent.click(within(kept).getByRole('link', { name: 'Ireland' }));
    await expect(await canvas.findByText(/moved on to \/studyin\/ireland/)).toBeVisible();
  },
});

export const NothingKept = meta.story({
  args: { keptPages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: expectNoSidewaysScroll,
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: NothingKept.input.play,
  args: { keptPages: [] },
});
