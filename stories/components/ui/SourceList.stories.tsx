import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { mobileViewport, nepaliText } from '../../support/edgeCases.ts';

const ranking = {
  label: 'QS World University Rankings 2025',
  year: 2025,
  checked: '2026-11-22',
  url: 'https://www.topuniversities.com/',
};
const visaPage = {
  label: 'gov.uk/student-visa',
  year: 2025,
  checked: '2026-11-22',
  url: 'https://www.gov.uk/student-visa',
};

const meta = preview.meta({
  title: 'Components/UI/SourceList',
  component: SourceList,
  parameters: { layout: 'padded' },
  args: { sources: [CONSULTANCY_SOURCE] },
});

/** The year is shown once, even if the label contains it. */
export const One = meta.story();

One.test('has no year beside the label', async ({ canvas }) => {
  await expect(canvas.getByText(/^Source:/)).toHaveTextContent(
    `Source: ${CONSULTANCY_SOURCE.label}`,
  );
  await expect(canvas.queryByText(/\(2025\)/)).toBeNull();
});

/** Each source is listed once, even if several figures come from it. */
export const Several = meta.story({
  tags: ['phone'],
  args: { sources: [ranking, visaPage, CONSULTANCY_SOURCE, visaPage] },
});

Several.test('lists each source once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Sources:/)).toHaveTextContent(
    'Sources: QS World University Rankings 2025 · gov.uk/student-visa (2025) · our figures, 2025; check with the university or embassy before you apply',
  );
  await expect(canvas.getByRole('link', { name: visaPage.label })).toHaveAttribute(
    'href',
    visaPage.url,
  );
});

export const ContentStress = meta.story({
  name: 'Long and Nepali',
  args: { sources: [{ label: nepaliText.repeat(2), year: 2025, checked: '2026-11-22' }] },
  globals: mobileViewport,
});
