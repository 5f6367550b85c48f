import preview from '#.storybook/preview';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';

const meta = preview.meta({
  component: MountainBackdrop,
  parameters: { layout: 'fullscreen' },
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

/** The drawing of the footer, across the full width of the window. */
export const Footer = meta.story({
  args: { variant: 'footer' },
  render: (args) => <MountainBackdrop {...args} />,
});
