import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';

const meta = preview.meta({
  title: 'Components/Illustration/PrayerFlagDivider',
  component: PrayerFlagDivider,
});

/** As wide as the viewport, a few pixels high, and hidden from screen readers. */
export const Plain = meta.story({ tags: ['phone'] });

Plain.test('is as wide as the window', async ({ canvasElement }) => {
  const strip = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');
  await expect(strip?.offsetWidth).toBe(document.documentElement.clientWidth);
  await expect(strip?.offsetHeight).toBe(18);
});
