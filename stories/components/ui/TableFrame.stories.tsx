import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import preview from '#.storybook/preview';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { childrenArgType } from '../../support/argTypes.ts';
import { longText, mobileViewport, nepaliName, oneWord } from '../../support/edgeCases.ts';

const rows = (names: readonly string[]) =>
  names.map((name) => (
    <TableRow key={name}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell data-label="Since">20 November 2025</TableCell>
    </TableRow>
  ));

const meta = preview.meta({
  component: TableFrame,
  argTypes: childrenArgType('The rows, whose cells have a `data-label` for phones.'),
  args: { label: 'People', columns: ['Name', 'Since'], children: rows([oneWord, nepaliName]) },
});

export const Two = meta.story();

/** The cells are stacked, each with its label. */
export const LongMobile = meta.story({
  tags: ['picture'],
  args: { children: rows([longText, oneWord]) },
  globals: mobileViewport,
});
