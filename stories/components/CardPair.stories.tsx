import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardPair } from '#src/components/CardPair.tsx';
import { TestimonialCard } from '#src/components/TestimonialCard.tsx';
import { expectNoSidewaysScroll, longText, onLaptop, onPhone } from '../support/extremes.ts';

const card = (name: string, message = 'The checklist was the best part.') => (
  <TestimonialCard key={name} name={name} message={message} />
);

const meta = preview.meta({
  title: 'Components/CardPair',
  component: CardPair,
  parameters: { layout: 'padded' },
  args: { children: [card('Sunil B.K.'), card('Dawa Sherpa')] },
});

const topsOf = (cards: readonly HTMLElement[]) =>
  cards.map((figure) => figure.getBoundingClientRect().top);

export const SideBySide = meta.story({
  globals: onLaptop,
  play: async ({ canvas }) => {
    await expect(new Set(topsOf(canvas.getAllByRole('figure')))).toHaveProperty('size', 1);
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(new Set(topsOf(canvas.getAllByRole('figure')))).toHaveProperty('size', 2);
    await expectNoSidewaysScroll();
  },
});

/** Both are as tall as the longer one. */
export const Uneven = meta.story({
  args: { children: [card('Sunil B.K.'), card('Dawa Sherpa', longText)] },
  globals: onLaptop,
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('figure');
    await expect(short?.offsetHeight).toBe(long?.offsetHeight);
  },
});
