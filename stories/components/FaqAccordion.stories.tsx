import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FaqAccordion } from '#src/components/FaqAccordion.tsx';
import {
  expectNoSidewaysScroll,
  longText,
  nepaliName,
  nepaliText,
  oneWord,
  onPhone,
} from '../support/extremes.ts';

const items = [
  { question: 'Which test do I need?', answer: 'The one that your course names.' },
  { question: 'How long is a result valid?', answer: 'Two years.' },
  { question: 'What does it cost?', answer: 'See the table above.' },
];

const meta = preview.meta({
  title: 'Components/FaqAccordion',
  component: FaqAccordion,
  parameters: { layout: 'padded' },
  args: { items },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const questions = canvas.getAllByRole('button');
    await expect(questions.map(({ textContent }) => textContent)).toEqual(
      items.map(({ question }) => question),
    );
    for (const question of questions) {
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(canvas.getByText('Two years.')).not.toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How long is a result valid?' }));
    await waitFor(() => expect(canvas.getByText('Two years.')).toBeVisible());
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('How long');
  },
});

/** One answer at a time: opening another closes the first. */
export const AnotherOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How long is a result valid?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await waitFor(() => expect(canvas.getByText('Two years.')).not.toBeVisible());
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('cost');
  },
});

export const ClosedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'What does it cost?' });
    await userEvent.click(question);
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText('See the table above.')).not.toBeVisible());
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The one that your course names.')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Two years.')).toBeVisible());
  },
});

export const LongOnPhone = meta.story({
  args: { items: [{ question: longText.slice(-200), answer: longText }, ...items] },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const [first = document.body] = canvas.getAllByRole('button');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText(longText)).toBeVisible());
    await expectNoSidewaysScroll();
  },
});

export const Devanagari = meta.story({
  args: { items: [{ question: nepaliName, answer: nepaliText }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nepaliName }));
    await waitFor(() => expect(canvas.getByText(nepaliText)).toBeVisible());
  },
});

export const OneWord = meta.story({
  args: { items: [{ question: oneWord, answer: oneWord }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(oneWord);
  },
});

export const Dark = Open.extend({ globals: { scheme: 'dark' } });
