import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PersonProfile } from '#src/components/ui/PersonProfile.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longSentences,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/PersonProfile',
  component: PersonProfile,
  parameters: { layout: 'padded' },
  args: {
    name: 'Kamala Basnet Shrestha',
    role: 'Founder and counsellor',
    quote: 'Tell a family the whole sum, and they can decide.',
    paragraphs: ['She sits at the front desk on Fridays.', 'Ask her about bank letters.'],
  },
});

/** The quotation is above the name. */
export const Plain = meta.story({
  globals: desktopViewport,
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(`“${args.quote}”`);
    await expect(figure).toHaveTextContent(`${args.name}${args.role}`);
    for (const text of args.paragraphs) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Sample = meta.story({
  args: { isSample: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(`${args.name} Sample`);
  },
});

export const OneWord = meta.story({
  args: { quote: oneWord, paragraphs: [oneWord] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${oneWord}”`)).toBeVisible();
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { quote: `${longSentences} ${longSentences}`, paragraphs: [longText] },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { name: nepaliName, quote: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${nepaliText}”`)).toBeVisible();
  },
});

export const Dark = Plain.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
