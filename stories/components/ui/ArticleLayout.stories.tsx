import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ArticleLayout, ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import {
  desktopViewport,
  expectNoHorizontalScroll,
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
  title: 'Components/UI/ArticleLayout',
  component: ArticleLayout,
  parameters: { layout: 'padded' },
  args: {
    contents: sections,
    children: sections.map(({ id, label }) => (
      <ArticleSection key={id} id={id} heading={label}>
        <div style={{ minHeight: '80vh' }}>The text of the section.</div>
      </ArticleSection>
    )),
  },
});

/** A region under its h2, which can receive focus from a table of contents. */
export const One = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <ArticleSection id="costs" heading="Costs">
      <Typography>What a year costs.</Typography>
    </ArticleSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Costs' })).toHaveAttribute('id', 'costs');
    const heading = canvas.getByRole('heading', { level: 2, name: 'Costs' });
    heading.focus();
    await expect(heading).toHaveFocus();
    blurAndScrollToTop();
  },
});

/** The table of contents is beside the sections and links to them. */
export const Several = meta.story({
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Work' }));
    await expect(canvas.getByRole('heading', { name: 'Work' })).toHaveFocus();
  },
});

/** No table of contents: the sections use the full width. */
export const SeveralMobile = Several.extend({
  name: 'Several, on a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expectNoHorizontalScroll();
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: {
    children: (
      <ArticleSection
        id="costs"
        heading="What you have to prove, and to whom, before anybody lets you board"
      >
        <Typography>{longText}</Typography>
      </ArticleSection>
    ),
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: {
    children: (
      <ArticleSection id="costs" heading={nepaliName}>
        <Typography>{nepaliText}</Typography>
      </ArticleSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: nepaliName })).toHaveTextContent(nepaliText);
  },
});
