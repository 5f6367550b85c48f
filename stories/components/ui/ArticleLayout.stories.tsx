import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ArticleLayout, ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';

const contents = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa' },
  { id: 'work', label: 'Work' },
];

const meta = preview.meta({
  title: 'Components/UI/ArticleLayout',
  component: ArticleLayout,
  parameters: { layout: 'padded' },
  args: {
    contents,
    children: contents.map(({ id, label }) => (
      <ArticleSection key={id} id={id} heading={label}>
        <div style={{ minHeight: '80vh' }}>What there is to say.</div>
      </ArticleSection>
    )),
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

/** A narrow screen has no table of contents. */
export const Mobile = Several.extend({
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expectNoHorizontalScroll();
  },
});

/** Each section is a region named by its h2, which can be focused from the table of contents. */
export const One = meta.story({
  args: {
    contents: [{ id: 'costs', label: 'Costs' }],
    children: (
      <ArticleSection id="costs" heading="Costs">
        <Typography>What a year costs.</Typography>
      </ArticleSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Costs' })).toHaveAttribute('id', 'costs');
    const heading = canvas.getByRole('heading', { level: 2, name: 'Costs' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const LongMobile = meta.story({
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
