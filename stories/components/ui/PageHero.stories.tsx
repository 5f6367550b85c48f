import preview from '#.storybook/preview';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { ExamIllustration } from '#src/pages/Exam/ExamIllustration.tsx';
import {
  desktopViewport,
  longNepaliText,
  longSentences,
  mobileViewport,
  nepaliName,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Explore Our Blog',
    lead: 'Papers, tests, costs and visas, explained by the people who sit with them every day.',
  },
});

/** The page's h1 can be focused; the drawing is decorative. Dark in both schemes. */
export const WithPicture = meta.story();

/** Something of the page's own is opposite the heading, and below the lead on a phone. */
export const WithAside = meta.story({
  tags: ['phone'],
  args: { size: 'small', aside: <p>Latest post: 18 November 2025</p> },
  globals: desktopViewport,
});

/** A drawing is placed beside the text on wide screens. */
export const PictureBeside = meta.story({
  args: { picture: <CountryIllustration slug="uk" />, picturePosition: 'beside' },
  globals: desktopViewport,
});

/** The drawing is behind the text instead of below it; a line is above the heading. */
export const PictureBehind = meta.story({
  args: {
    eyebrow: 'Test Preparation',
    picture: <ExamIllustration exam="ielts" />,
    picturePosition: 'behind',
  },
});

export const ContentStress = meta.story({
  tags: ['picture'],
  args: { heading: `${longSentences} ${nepaliName}`, lead: longNepaliText },
  globals: mobileViewport,
});
