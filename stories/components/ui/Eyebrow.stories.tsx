import preview from '#.storybook/preview';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { Eyebrow } from '#src/components/ui/Eyebrow.tsx';
import { mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: Eyebrow,
  args: { children: 'Study in' },
});

/** The capitals are a style, so a screen reader does not spell them out. */
export const Default = meta.story();

/** The accent on a dark surface; it would be too pale on paper. */
export const Inverse = meta.story({
  render: ({ children }) => (
    <DarkSection>
      <Eyebrow>{children}</Eyebrow>
    </DarkSection>
  ),
});

export const ContentStress = meta.story({
  name: 'Long and Nepali',
  tags: ['picture'],
  args: { children: `Study in one of six countries, or in none, and find out first ${nepaliName}` },
  globals: mobileViewport,
});
