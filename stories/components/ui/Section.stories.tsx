import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { Section } from '#src/components/ui/Section.tsx';

const meta = preview.meta({
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Six countries, told plainly',
    eyebrow: 'Study in',
    lead: 'What a year costs, what you need, and when to apply.',
    children: <Typography>The content of the section.</Typography>,
  },
});

export const Default = meta.story();

/** On a darker ground, beside a section of the usual one. */
export const Sunken = meta.story({ args: { tone: 'sunken' } });

/** A dark section takes the dark scheme's colours. */
export const Inverse = meta.story({ tags: ['picture'], args: { tone: 'inverse' } });

/** A link at the right edge of the heading. */
export const WithAction = meta.story({
  args: { action: <Button href="/blogs">All blogs</Button> },
});

/** The heading beside the content, on wide screens. */
export const Split = meta.story({ tags: ['picture'], args: { isSplit: true } });

/** Below a small hero the content begins sooner. */
export const BelowHero = meta.story({
  args: { isBelowHero: true },
  render: (args) => (
    <>
      <Section {...args} heading="Below a hero" />
      <Section {...args} isBelowHero={false} />
    </>
  ),
});
