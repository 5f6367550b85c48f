import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SourceNote } from '#src/components/SourceNote.tsx';
import { OUR_FIGURES } from '#src/content/source.ts';
import { expectNoSidewaysScroll, nepaliText, onPhone } from '../support/extremes.ts';

const ranking = {
  label: 'QS World University Rankings 2025',
  year: 2025,
  url: 'https://www.topuniversities.com/',
};
const visaPage = {
  label: 'gov.uk/student-visa',
  year: 2025,
  url: 'https://www.gov.uk/student-visa',
};

const meta = preview.meta({
  title: 'Components/SourceNote',
  component: SourceNote,
  parameters: { layout: 'padded' },
  args: { sources: [OUR_FIGURES] },
});

/** The year stands once, also where the label has it already. */
export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Source:/)).toHaveTextContent(`Source: ${OUR_FIGURES.label}`);
    await expect(canvas.queryByText(/\(2025\)/)).toBeNull();
  },
});

export const Several = meta.story({
  args: { sources: [ranking, visaPage, OUR_FIGURES] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sources:/)).toHaveTextContent(
      'Sources: QS World University Rankings 2025 · gov.uk/student-visa (2025) · our figures, 2025; check with the university or embassy before you apply',
    );
    await expect(canvas.getByRole('link', { name: visaPage.label })).toHaveAttribute(
      'href',
      visaPage.url,
    );
  },
});

/** Each is named once, however many figures come from it. */
export const Repeated = meta.story({
  args: { sources: [ranking, ranking, ranking] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(/^Source:/)).toBeVisible();
  },
});

export const ByKeyboard = Several.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: visaPage.label })).toHaveFocus();
  },
});

export const Devanagari = meta.story({
  args: { sources: [{ label: nepaliText, year: 2025 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText, { exact: false })).toHaveTextContent('(2025)');
  },
});

export const OnPhone = Several.extend({ globals: onPhone, play: expectNoSidewaysScroll });
