import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FaqAccordion } from '#src/components/ui/FaqAccordion.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import {
  expectNoHorizontalScroll,
  longSentences,
  longText,
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
  title: 'Components/UI/FaqAccordion',
  component: FaqAccordion,
  parameters: { layout: 'padded' },
  args: { items },
});

/** The questions whose answers are open. */
const openQuestions = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('details[open] summary'), (it) => it.textContent);

export const Closed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const questions = canvas.getAllByRole('heading', { level: 3 });
    await expect(questions.map(({ textContent }) => textContent)).toEqual(
      items.map(({ question }) => question),
    );
    await expect(openQuestions(canvasElement)).toEqual([]);
    await expect(canvas.getByText('Two years.')).not.toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('How long is a result valid?'));
    await waitFor(() => expect(canvas.getByText('Two years.')).toBeVisible());
    await expect(openQuestions(canvasElement)).toEqual(['How long is a result valid?']);
    blurAndScrollToTop();
  },
});

/** One answer at a time: opening another closes the first. */
export const AnotherOpened = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('How long is a result valid?'));
    await userEvent.click(canvas.getByText('What does it cost?'));
    await waitFor(() => expect(canvas.getByText('Two years.')).not.toBeVisible());
    await expect(openQuestions(canvasElement)).toEqual(['What does it cost?']);
  },
});

/** A second press closes the answer; then none is open. */
export const ClosedAgain = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = canvas.getByText('What does it cost?');
    await userEvent.click(question);
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText('See the table above.')).not.toBeVisible());
    await expect(openQuestions(canvasElement)).toEqual([]);
  },
});

/** The browser opens and closes a `summary` by keyboard; Tab reaches each. */
export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    for (const { question } of items) {
      await userEvent.tab();
      await expect(canvas.getByText(question).closest('summary')).toHaveFocus();
    }
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { items: [{ question: longSentences, answer: longText }, ...items] },
  globals: mobileViewport,
  play: async ({ canvas, userEvent }) => {
    const [first = document.body] = canvas.getAllByRole('heading');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText(longText)).toBeVisible());
    await expectNoHorizontalScroll();
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { items: [{ question: nepaliName, answer: nepaliText }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(nepaliName));
    await waitFor(() => expect(canvas.getByText(nepaliText)).toBeVisible());
    blurAndScrollToTop();
  },
});

export const OneWord = meta.story({
  args: { items: [{ question: oneWord, answer: oneWord }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(oneWord);
  },
});

export const Dark = Open.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
