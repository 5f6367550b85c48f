import preview from '#.storybook/preview';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';

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
  component: SourceList,
  args: { sources: [CONSULTANCY_SOURCE] },
});

/** The year is shown once, even if the label contains it. */
export const One = meta.story();

/** Each source is listed once, even if several figures come from it. */
export const Several = meta.story({
  tags: ['phone'],
  args: { sources: [ranking, visaPage, CONSULTANCY_SOURCE, visaPage] },
});
