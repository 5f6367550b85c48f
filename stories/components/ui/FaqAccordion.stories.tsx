import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FaqAccordion } from '#src/components/ui/FaqAccordion.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import {
  longNepaliText,
  longSentences,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';

const items = [
  { question: 'Which test do I need?', answer: 'The one that your course names.' },
  { question: 'How long is a result valid?', answer: 'Two years.' },
  { question: 'What does it cost?', answer: 'See the table above.' },
];

const meta = preview.meta({
  component: FaqAccordion,
  args: { items },
});

const openQuestions = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('details[open] summary'), (it) => it.textContent);

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long is a result valid?'));
    await waitFor(() => expect(canvas.getByText('Two years.')).toBeVisible());
    blurAndScrollToTop();
  },
});

Open.test('shows one answer at a time', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByText('What does it cost?'));
  await waitFor(() => expect(canvas.getByText('Two years.')).not.toBeVisible());
  await expect(openQuestions(canvasElement)).toEqual(['What does it cost?']);
  await userEvent.click(canvas.getByText('What does it cost?'));
  await waitFor(() => expect(canvas.getByText('See the table above.')).not.toBeVisible());
  await expect(openQuestions(canvasElement)).toEqual([]);
});

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Short, long and Nepali',
  args: {
    items: [
      { question: longSentences, answer: longNepaliText },
      { question: nepaliName, answer: nepaliText },
      { question: oneWord, answer: oneWord },
    ],
  },
  globals: mobileViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(longSentences));
    blurAndScrollToTop();
  },
});
