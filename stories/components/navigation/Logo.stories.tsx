import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { Logo } from '#src/components/navigation/Logo.tsx';
import { nepaliName } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: Logo,
  args: { name: site.name },
});

/** The name is text; the mark beside it is decorative. */
export const Full = meta.story();

/** It scales with the font size around it. */
export const Sizes = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {[16, 24, 48].map((size) => (
        <p key={size} style={{ fontSize: size }}>
          <Logo {...args} />
        </p>
      ))}
    </>
  ),
});

/** Another consultancy's name in Devanagari. */
export const NepaliName = meta.story({ args: { name: nepaliName } });
