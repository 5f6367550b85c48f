import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComparisonTable } from '#src/components/country/ComparisonTable.tsx';
import { desktopViewport, longText, nepaliText } from '../../support/edgeCases.ts';

const column = (name: string) => ({ key: name, name, head: <strong>{name}</strong> });

const meta = preview.meta({
  component: ComparisonTable,
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
export const ThreeColumns = meta.story({ tags: ['dark', 'phone'], globals: desktopViewport });

ThreeColumns.test('reads each cell with its country', async ({ args, canvas }) => {
  const visa = within(canvas.getByRole('region', { name: 'Visa' }));
  const textsOf = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);
  await expect(textsOf(visa.getAllByRole('term'))).toEqual(args.columns.map(({ name }) => name));
  const cells = visa.getAllByRole('definition');
  await expect(textsOf(cells)).toEqual(args.rows[0]?.cells);
});

export const TwoColumns = meta.story({
  args: { columns: ['UK', 'Canada'].map(column) },
  globals: desktopViewport,
});

export const OneColumn = meta.story({ args: { columns: [column('UK')] } });

/** A figure of all columns is above the cells; a row may have only one of both. */
export const WithFigure = meta.story({
  args: {
    rows: [
      { label: 'Costs', lead: 'On one scale.', figure: <p>A chart of all countries</p> },
      { label: 'Intakes', figure: <p>A strip of months</p>, cells: ['May', 'June', 'July'] },
    ],
  },
});

WithFigure.test('is as wide as all columns', async ({ canvas }) => {
  const costs = canvas.getByRole('region', { name: 'Costs' });
  await expect(within(costs).getByText('A chart of all countries').offsetWidth).toBe(
    costs.offsetWidth,
  );
  await expect(canvas.getAllByRole('definition')).toHaveLength(3);
});

/** A missing cell is empty; a long one makes its row taller. */
export const ContentStress = meta.story({
  name: 'Short, long and Nepali',
  args: {
    rows: [
      { label: 'Visa', cells: ['Student visa'] },
      { label: 'In full', cells: [longText, nepaliText, 'Short'] },
    ],
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
});
