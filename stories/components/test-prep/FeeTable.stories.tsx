import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeeTable } from '#src/components/test-prep/FeeTable.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliText,
} from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Test preparation/FeeTable',
  component: FeeTable,
  parameters: {
    choice: {
      here: 'Amounts in rows, as large figures.',
      rather: {
        'components-destination-rankingtable': 'For ranks.',
        'components-destination-comparisontable':
          'To compare two or three countries, topic by topic.',
        'base-parts-table': 'For other facts that one compares by column.',
      },
    },
    layout: 'padded',
  },
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
export const Courses = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Courses' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Course',
      'Duration',
      'Fee',
    ]);
    const row = within(table.getByRole('row', { name: 'Intensive 6 weeks NPR 13,000' }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('Intensive');
    await expect(row.getByRole('cell', { name: 'NPR 13,000' })).toHaveStyle({ textAlign: 'right' });
  },
});

/** A stronger line separates the groups of rows. */
export const Groups = meta.story({
  args: {
    caption: 'Fees',
    columns: [
      { label: 'Type' },
      { label: 'Administered by', kind: 'group' },
      { label: 'Fee', kind: 'figure' },
    ],
    rows: [
      ['On paper', 'British Council', 'NPR 31,500'],
      ['On computer', 'British Council', 'NPR 28,800'],
      ['On paper', 'IDP Nepal', 'NPR 31,500'],
    ],
  },
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const starting = canvas
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('data-starts-group'));
    await expect(starting).toHaveLength(1);
    await expect(starting[0]).toHaveTextContent('IDP Nepal');
  },
});

/** A remark says in small print what a row is for. */
export const Remarks = meta.story({
  args: {
    caption: 'Fees',
    columns: [{ label: 'Type' }, { label: 'Fee', kind: 'figure' }],
    rows: [
      [{ text: 'On paper', remark: 'Academic or General Training' }, 'NPR 31,500'],
      [{ text: 'Life Skills', remark: 'Not for university' }, 'NPR 24,000'],
    ],
  },
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const name = 'On paper Academic or General Training';
    await expect(canvas.getByRole('rowheader', { name })).toBeVisible();
    await expect(canvas.getByText('Not for university')).toBeVisible();
  },
});

/** Each cell stays under its header, and amounts stay on one line. */
export const Mobile = Courses.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader');
    const row = within(canvas.getByRole('row', { name: 'Intensive 6 weeks NPR 13,000' }));
    const cells = [row.getByRole('rowheader'), ...row.getAllByRole('cell')];
    const left = (element: Element) => element.getBoundingClientRect().left;
    await expect(cells.map(left)).toEqual(headers.map(left));
    await expect(row.getByRole('cell', { name: 'NPR 13,000' })).toHaveStyle({
      whiteSpace: 'nowrap',
    });
    await expectNoHorizontalScroll();
  },
});

export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: {
    rows: [
      [longText, nepaliText, 'NPR 26,500 to 30,000'],
      ['A', 'B', '1'],
    ],
  },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Dark = Courses.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
