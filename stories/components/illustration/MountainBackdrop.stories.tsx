import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';

const meta = preview.meta({
  title: 'Components/Illustration/MountainBackdrop',
  component: MountainBackdrop,
  args: { variant: 'hero' as const },
  render: (args) => (
    <DarkSection>
      <div style={{ height: 360 }}>
        <MountainBackdrop {...args} />
      </div>
    </DarkSection>
  ),
});

/** The drawing fills its box and is hidden from screen readers. Dark in both schemes. */
export const Hero = meta.story();

Hero.test('fills its box', async ({ canvasElement }) => {
  const drawing = canvasElement.querySelector('svg');
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  await expect(drawing?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
});

/** The drawing of the footer, across the full width of the window. */
export const Footer = meta.story({
  args: { variant: 'footer' },
  render: (args) => <MountainBackdrop {...args} />,
});

Footer.test('is as wide as the window', async ({ canvasElement }) => {
  const drawing = canvasElement.querySelector('[aria-hidden]');
  await expect(drawing).toHaveStyle({ backgroundSize: '100% 100%' });
  await expect(drawing?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
});
