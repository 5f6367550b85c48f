import preview from '#.storybook/preview';
import { FeeTable } from '#src/components/exam/FeeTable.tsx';
import { desktopViewport, longText, mobileViewport, nepaliText } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: FeeTable,
  args: {
    caption: 'Courses',
    columns: [
      { label: 'Course' },
      { label: 'Duration' },
      { label: 'Fee', kind: 'figure' as const },
    ],
    rows: [
      ['Standard', '4 weeks', 'NPR 9,000'],
      ['Intensive', '6 weeks', 'NPR 13,000'],
      ['Weekend batch', '6 weeks', 'NPR 11,000'],
    ],
  },
});

/** The table is named by its caption, each row by its first cell. */
export const Courses = meta.story({ tags: ['dark', 'phone'], globals: desktopViewport });

export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    rows: [
      [longText, nepaliText, 'NPR 26,500 to 30,000'],
      ['A', 'B', { text: '1', isOver: true }],
    ],
  },
  globals: mobileViewport,
});
