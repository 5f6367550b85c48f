import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { RankingTable } from '#src/components/country/RankingTable.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { universitiesInOrder } from '#src/domain/country.ts';
import { mobileViewport } from '../../support/edgeCases.ts';

const CAPTION = 'QS World University Rankings 2025';

const meta = preview.meta({
  component: RankingTable,
  args: { caption: CAPTION, universities: universitiesInOrder(usa), isSorted: true },
});

/** The best rank first; the head of the column says that it is sorted. */
export const Sorted = meta.story();

Sorted.test('says that it is sorted', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: CAPTION })).toBeVisible();
  await expect(canvas.getByRole('columnheader', { name: 'QS world ranking' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^1MIT.*Cambridge, Massachusetts$/);
});

Sorted.test('keeps each cell under its header', { globals: mobileViewport }, async (context) => {
  const headers = context.canvas.getAllByRole('columnheader');
  const row = within(context.canvas.getByRole('row', { name: /^1 MIT/ }));
  const [rank] = row.getAllByRole('cell');
  const left = (element?: Element) => element?.getBoundingClientRect().left;
  await expect([rank, row.getByRole('rowheader')].map(left)).toEqual(headers.map(left));
});

/** The table keeps the order of its rows. */
export const Default = meta.story({
  args: { universities: ireland.universities, isSorted: false },
});

Default.test('keeps the order', async ({ args, canvas }) => {
  const rows = canvas.getAllByRole('row').slice(1);
  await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(
    args.universities.map(({ rank }) => `${rank}`),
  );
  await expect(canvas.getByRole('columnheader', { name: /^QS/ })).not.toHaveAttribute('aria-sort');
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
});
