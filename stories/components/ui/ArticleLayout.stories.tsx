import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { ArticleLayout, ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import {
  desktopViewport,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';

const sections = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa' },
  { id: 'work', label: 'Work' },
];

const meta = preview.meta({
  component: ArticleLayout,
  args: {
    contents: sections,
    children: sections.map(({ id, label }) => (
      <ArticleSection key={id} id={id} heading={label}>
        <div style={{ minHeight: '80vh' }}>The text of the section.</div>
      </ArticleSection>
    )),
  },
});

/** A region under its h2, which can receive focus from a link to it. */
export const One = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <ArticleSection id="costs" heading="Costs">
      <Typography>What a year costs.</Typography>
    </ArticleSection>
  ),
});

/** The table of contents is beside the sections and links to them. */
export const Several = meta.story({ globals: desktopViewport });

/** No table of contents: the sections use the full width. */
export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    children: (
      <>
        <ArticleSection
          id="costs"
          heading="What you have to prove, and to whom, before anybody lets you board"
        >
          <Typography>{longText}</Typography>
        </ArticleSection>
        <ArticleSection id="visa" heading={nepaliName}>
          <Typography>{nepaliText}</Typography>
        </ArticleSection>
      </>
    ),
  },
  globals: mobileViewport,
});
