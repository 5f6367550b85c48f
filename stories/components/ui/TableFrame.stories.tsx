import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { childrenArgType } from '../../support/argTypes.ts';
import { longText, mobileViewport, nepaliName, oneWord } from '../../support/edgeCases.ts';

const table = (names: readonly string[]) => (
  <Table aria-label="People">
    <TableHead>
      <TableRow>
        <TableCell>Name</TableCell>
        <TableCell>Since</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {names.map((name) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell data-label="Since">20 November 2025</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'The frame of a table. A phone has no room for several columns: the cells of a row are stacked, and a cell with `data-label` begins with this label.',
  'For the tables of the dashboard.',
  "**Screen reader:** 'table' with the label of the table in it; the frame itself says nothing.",
].join('\n\n');

const meta = preview.meta({
  title: 'Components/UI/TableFrame',
  component: TableFrame,
  parameters: { docs: { description: { component: description } }, layout: 'padded' },
  argTypes: childrenArgType('One table, whose cells have a `data-label` for phones.'),
  args: { children: table([oneWord, nepaliName]) },
});

export const Two = meta.story();

/** The cells are stacked, each with its label. */
export const LongMobile = meta.story({
  tags: ['picture'],
  name: 'Long, on a phone',
  args: { children: table([longText, oneWord]) },
  globals: mobileViewport,
});

LongMobile.test('labels each cell', async ({ canvas }) => {
  const [cell] = canvas.getAllByRole('cell', { name: /20 November/ });
  if (cell) await expect(getComputedStyle(cell, '::before').content).toContain('Since');
});
