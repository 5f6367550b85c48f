import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { radius } from '#src/theme/tokens.ts';
import { DeleteIcon, EditIcon } from './icons.tsx';

interface TestimonialRow {
  readonly _id: string;
  readonly name: string;
  readonly message: string;
}

interface TestimonialTableProps<Row extends TestimonialRow> {
  testimonials: readonly Row[];
  onEdit: (testimonial: Row) => void;
  onDelete: (testimonial: Row) => void;
}

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    marginTop: 24,
    '& td, & th': { verticalAlign: 'top' },
    '& tbody :is(th, td:first-of-type)': { overflowWrap: 'anywhere' },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& tbody th': { width: '22%', fontWeight: 700 },
    '& tbody td:nth-of-type(1)': { whiteSpace: 'pre-line' },
    '& td:last-of-type': { width: 1, whiteSpace: 'nowrap' },
    // A phone has no room for three columns: name, message and actions stand under each other.
    [theme.breakpoints.down('sm')]: {
      '& table, & thead, & tbody, & tr, & td, & th': { display: 'block', boxSizing: 'border-box' },
      '& thead tr': { display: 'flex', borderBottom: `1px solid ${palette.divider}` },
      '& thead th': { border: 0 },
      '& tbody tr': { padding: '10px 0', borderBottom: `1px solid ${palette.divider}` },
      '& tbody tr:last-of-type': { borderBottom: 0 },
      '& tbody td, & tbody th': { width: '100% !important', border: 0, paddingBlock: 4 },
    },
  };
});

const Actions = styled('div')({ display: 'flex', gap: 8 });

/*
 * The roles repeat what the elements say, because the narrow layout takes them out of the browser's
 * table layout, and some browsers then forget that they are a table.
 */

function Row<T extends TestimonialRow>({
  testimonial,
  onEdit,
  onDelete,
}: { testimonial: T } & Pick<TestimonialTableProps<T>, 'onEdit' | 'onDelete'>) {
  const nameId = useId();
  return (
    <TableRow role="row">
      <TableCell role="rowheader" component="th" id={nameId}>
        {testimonial.name}
      </TableCell>
      <TableCell role="cell">{testimonial.message}</TableCell>
      <TableCell role="cell">
        <Actions>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<EditIcon />}
            aria-describedby={nameId}
            onClick={() => onEdit(testimonial)}
          >
            Edit
          </Button>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteIcon />}
            aria-describedby={nameId}
            onClick={() => onDelete(testimonial)}
          >
            Delete
          </Button>
        </Actions>
      </TableCell>
    </TableRow>
  );
}

/**
 * All testimonials as the office sees them: who, what, and what can be done.
 *
 * For the dashboard; visitors see TestimonialCards.
 */
export function TestimonialTable<T extends TestimonialRow>({
  testimonials,
  onEdit,
  onDelete,
}: TestimonialTableProps<T>) {
  return (
    <Sheet>
      <Table role="table" aria-label="Testimonials">
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">Name</TableCell>
            <TableCell role="columnheader">Message</TableCell>
            <TableCell role="columnheader">Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {testimonials.map((testimonial) => (
            <Row
              key={testimonial._id}
              testimonial={testimonial}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}
