import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NightBand } from '#src/components/NightBand.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/Ridgelines',
  component: Ridgelines,
  args: { variant: 'hero' as const },
  render: (args) => (
    <NightBand>
      <div style={{ height: 360 }}>
        <Ridgelines {...args} />
      </div>
    </NightBand>
  ),
});

/** The drawing fills its box and is hidden from screen readers. */
export const Hero = meta.story({
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expectNoSidewaysScroll();
  },
});

export const Footer = meta.story({
  args: { variant: 'footer' },
  render: (args) => <Ridgelines {...args} />,
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('[aria-hidden]');
    await expect(drawing).toHaveStyle({ backgroundSize: '100% 100%' });
    await expect(drawing?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
});

export const HeroOnPhone = Hero.extend({ globals: onPhone });

export const HeroDark = Hero.extend({ globals: { scheme: 'dark' } });

export const FooterDark = Footer.extend({ globals: { scheme: 'dark' } });
