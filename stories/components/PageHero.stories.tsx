import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerSheet } from '#src/components/AnswerSheet.tsx';
import { DestinationScene } from '#src/components/DestinationScene.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import {
  expectNoSidewaysScroll,
  longText,
  nepaliName,
  nepaliText,
  oneWord,
  onLaptop,
  onPhone,
} from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/PageHero',
  component: PageHero,
  args: {
    heading: 'Explore Our Blog',
    lead: 'Papers, tests, costs and visas, explained by the people who sit with them every day.',
    picture: <Ridgelines variant="hero" />,
  },
});

/** The page's h1 can take the focus; the drawing says nothing. */
export const WithPicture = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Explore Our Blog' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeTruthy();
  },
});

export const HeadingAlone = meta.story({
  args: { lead: undefined, picture: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelectorAll('p, svg')).toHaveLength(0);
  },
});

export const WithKickerAndButton = meta.story({
  args: {
    kicker: 'Study In',
    children: (
      <Button href="/contact" variant="contained" size="large">
        Get a Free Consultation
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Study In')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});

/** For pages that come to the point at once. */
export const Small = meta.story({
  args: { size: 'small' },
  render: (args) => (
    <main>
      <PageHero {...args} heading="Small" />
      <PageHero {...args} heading="Normal" size="normal" />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const [small, normal] = canvasElement.querySelectorAll('header');
    await expect(small?.offsetHeight).toBeLessThan(normal?.offsetHeight ?? 0);
  },
});

/** A drawing with something in it stands clear of the text where there is room. */
export const PictureBeside = meta.story({
  args: { picture: <DestinationScene slug="uk" />, picturePlace: 'beside' },
  globals: onLaptop,
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('[aria-hidden="true"]') ?? document.body;
    await expect(picture.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText(/^Papers/).getBoundingClientRect().left,
    );
    await expectNoSidewaysScroll();
  },
});

export const PictureBehind = meta.story({
  args: { picture: <AnswerSheet test="ielts" />, picturePlace: 'behind' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const OneWord = meta.story({
  args: { heading: oneWord, lead: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(oneWord);
  },
});

export const Devanagari = meta.story({
  args: { heading: nepaliName, lead: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

export const Long = meta.story({
  args: { heading: longText.slice(-300), lead: longText },
  globals: onPhone,
  play: expectNoSidewaysScroll,
});

/** Night in both schemes. */
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: WithPicture.input.play,
});
