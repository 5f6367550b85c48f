import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import preview from '#.storybook/preview';
import { oneOf, partOfMui } from '../support/argTypes.ts';

const description = `MUI's table as the site draws it: figures at the right edge, the first cell of a row as its header.

For facts that one compares by column. In the dashboard and on a phone it stands in a [TableFrame](?path=/docs/components-ui-tableframe--docs); a list of terms is a [DescriptionList](?path=/docs/components-ui-descriptionlist--docs).`;

const meta = preview.meta({
  component: Table,
  parameters: partOfMui({ Table, TableBody, TableCell, TableHead, TableRow }, description),
  args: { size: 'medium' },
  argTypes: { size: oneOf(['small', 'medium']) },
  render: (args) => (
    <Table {...args}>
      <caption>Sample scores</caption>
      <TableHead>
        <TableRow>
          <TableCell>Test</TableCell>
          <TableCell align="right">Score</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['IELTS', 'PTE'].map((test, index) => (
          <TableRow key={test}>
            <TableCell component="th" scope="row">
              {test}
            </TableCell>
            <TableCell align="right">{index === 0 ? '6.5' : '58'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
});

/** Its caption is its name. */
export const Normal = meta.story();
