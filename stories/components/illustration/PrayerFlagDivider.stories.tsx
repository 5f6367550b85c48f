import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Illustration/PrayerFlagDivider',
  component: PrayerFlagDivider,
});

/** As wide as the viewport, a few pixels high, and hidden from screen readers. */
export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');
    await expect(strip?.offsetWidth).toBe(document.documentElement.clientWidth);
    await expect(strip?.offsetHeight).toBe(18);
    await expectNoHorizontalScroll();
  },
});

export const Mobile = Plain.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
});

export const Dark = Plain.extend({ name: 'In the dark', globals: { scheme: 'dark' } });
