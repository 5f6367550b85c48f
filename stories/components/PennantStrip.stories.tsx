import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PennantStrip } from '#src/components/PennantStrip.tsx';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({ title: 'Components/PennantStrip', component: PennantStrip });

/** As wide as the window, a few pixels high, and nothing to a screen reader. */
export const Plain = meta.story({
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');
    await expect(strip?.offsetWidth).toBe(document.documentElement.clientWidth);
    await expect(strip?.offsetHeight).toBe(18);
    await expectNoSidewaysScroll();
  },
});

export const OnPhone = Plain.extend({ globals: onPhone });

export const Dark = Plain.extend({ globals: { scheme: 'dark' } });
