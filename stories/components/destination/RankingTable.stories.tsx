import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { RankingTable } from '#src/components/destination/RankingTable.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { universitiesInOrder } from '#src/domain/destination.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const CAPTION = 'QS World University Rankings 2025';

const meta = preview.meta({
  title: 'Components/Destination/RankingTable',
  component: RankingTable,
  parameters: { layout: 'padded' },
  args: { caption: CAPTION, universities: universitiesInOrder(usa), isSorted: true },
});

/** The best rank first; the head of the column says that it is sorted. */
export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: CAPTION });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['QS world ranking', 'University', 'City']);
    await expect(canvas.getByRole('columnheader', { name: 'QS world ranking' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /^1MIT.*Cambridge, Massachusetts$/,
    );
  },
});

/** The table keeps the order of its rows. */
export const Default = meta.story({
  args: { universities: ireland.universities, isSorted: false },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
      '421',
      '87',
      '273',
      '126',
      '273',
      '421',
    ]);
    await expect(
      canvas.getByRole('columnheader', { name: 'QS world ranking' }),
    ).not.toHaveAttribute('aria-sort');
  },
});

/** Very long names beside very short ones on a phone, not sorted. */
export const Extremes = meta.story({
  tags: ['picture'],
  args: {
    universities: [
      {
        name: 'The University of a Very Long Name and of Several Federated Colleges',
        fullName:
          'In full it is longer still, so that it takes a second and a third line on a phone',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
        rank: 1401,
      },
      { name: 'MIT', city: 'Cambridge', rank: 1 },
    ],
    isSorted: false,
  },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Llanfair/)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** Each cell stays under its header. */
export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader');
    const row = within(canvas.getByRole('row', { name: /^1 MIT/ }));
    const [rank, city] = row.getAllByRole('cell');
    const left = (element?: Element) => element?.getBoundingClientRect().left;
    await expect([rank, row.getByRole('rowheader'), city].map(left)).toEqual(headers.map(left));
    await expectNoHorizontalScroll();
  },
});
