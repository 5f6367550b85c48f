import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComparisonTable } from '#src/components/destination/ComparisonTable.tsx';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliText,
} from '../../support/edgeCases.ts';

const column = (name: string) => ({ key: name, name, head: <strong>{name}</strong> });

const meta = preview.meta({
  title: 'Components/Destination/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'padded' },
  args: {
    columns: ['UK', 'Canada', 'Ireland'].map(column),
    rows: [
      { label: 'Visa', cells: ['Student visa', 'Study permit', 'Study visa (long stay, D)'] },
      {
        label: 'Work in term',
        cells: ['20 hours a week', '20 hours a week', '20 hours a week, 40 in holidays'],
      },
    ],
  },
});

/** Screen readers read each cell with its country and topic. */
export const ThreeColumns = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const visa = within(canvas.getByRole('region', { name: 'Visa' }));
    await expect(visa.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'UK',
      'Canada',
      'Ireland',
    ]);
    const cells = visa.getAllByRole('definition');
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Student visa',
      'Study permit',
      'Study visa (long stay, D)',
    ]);
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops)).toHaveProperty('size', 1);
  },
});

export const TwoColumns = meta.story({
  args: { columns: ['UK', 'Canada'].map(column) },
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
});

export const OneColumn = meta.story({
  args: { columns: [column('UK')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
});

/** Stacked; each cell shows its country. */
export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const visa = within(canvas.getByRole('region', { name: 'Visa' }));
    await expect(visa.getByText('Canada').offsetWidth).toBeGreaterThan(10);
    const [first, second] = visa.getAllByRole('definition');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
    await expectNoHorizontalScroll();
  },
});

/** A figure of all columns is above the cells; a row may have only one of both. */
export const WithFigure = meta.story({
  args: {
    rows: [
      { label: 'Costs', lead: 'On one scale.', figure: <p>A chart of all countries</p> },
      { label: 'Intakes', figure: <p>A strip of months</p>, cells: ['May', 'June', 'July'] },
    ],
  },
  play: async ({ canvas }) => {
    const costs = canvas.getByRole('region', { name: 'Costs' });
    const chart = within(costs).getByText('A chart of all countries');
    await expect(chart.offsetWidth).toBe(costs.offsetWidth);
    await expect(within(costs).getByText('On one scale.')).toBeVisible();
    await expect(within(costs).queryAllByRole('definition')).toHaveLength(0);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** A missing cell is empty; a long one makes its row taller. */
export const Uneven = meta.story({
  args: {
    rows: [
      { label: 'Visa', cells: ['Student visa'] },
      { label: 'In full', cells: [longText, nepaliText, 'Short'] },
    ],
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Dark = ThreeColumns.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});
