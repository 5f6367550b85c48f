import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Profile } from '#src/components/Profile.tsx';
import { site } from '#src/content/site.ts';
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
  title: 'Components/Profile',
  component: Profile,
  parameters: { layout: 'padded' },
  args: {
    ...site.founder,
    quote: 'Tell a family the whole sum, and they can decide.',
    paragraphs: ['She sits at the front desk on Fridays.', 'Ask her about bank letters.'],
  },
});

/** What they say stands in quotes, above the name. */
export const Plain = meta.story({
  globals: onLaptop,
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(`“${args.quote}”`);
    await expect(figure).toHaveTextContent(`${args.name}${args.role}`);
    for (const text of args.paragraphs) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const OneWord = meta.story({
  args: { quote: oneWord, paragraphs: [oneWord] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${oneWord}”`)).toBeVisible();
  },
});

export const LongOnPhone = meta.story({
  args: { quote: longText.slice(-350), paragraphs: [longText] },
  globals: onPhone,
  play: expectNoSidewaysScroll,
});

export const Devanagari = meta.story({
  args: { name: nepaliName, quote: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${nepaliText}”`)).toBeVisible();
  },
});

export const Dark = Plain.extend({ globals: { ...onLaptop, scheme: 'dark' } });
