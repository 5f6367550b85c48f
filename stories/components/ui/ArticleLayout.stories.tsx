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

const meta = preview.meta({
  title: 'Components/UI/ArticleLayout',
  component: ArticleSection,
  parameters: { layout: 'padded' },
  args: { id: 'costs', heading: 'Costs', children: <Typography>What a year takes.</Typography> },
});

/** A region under its h2, which can take the focus from a contents list. */
export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Costs' })).toHaveAttribute('id', 'costs');
    const heading = canvas.getByRole('heading', { level: 2, name: 'Costs' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

const chapters = [
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa' },
  { id: 'work', label: 'Work' },
];

/** The table of contents is beside the sections and links to them. */
export const Several = meta.story({
  render: () => (
    <ArticleLayout contents={chapters}>
      {chapters.map(({ id, label }) => (
        <ArticleSection key={id} id={id} heading={label}>
          <div style={{ minHeight: '80vh' }}>What there is to say.</div>
        </ArticleSection>
      ))}
    </ArticleLayout>
  ),
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Work' }));
    await expect(canvas.getByRole('heading', { name: 'Work' })).toHaveFocus();
  },
});

/** No room for a contents list: the chapters have the width to themselves. */
export const SeveralMobile = Several.extend({
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expectNoHorizontalScroll();
  },
});

export const LongMobile = meta.story({
  args: {
    heading: 'What you have to prove, and to whom, before anybody lets you board',
    children: <Typography>{longText}</Typography>,
  },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  args: { heading: nepaliName, children: <Typography>{nepaliText}</Typography> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: nepaliName })).toHaveTextContent(nepaliText);
  },
});
