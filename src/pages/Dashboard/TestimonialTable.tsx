import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { publishedAt } from '#contracts/ids.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import type { Testimonial } from '#contracts/testimonial.ts';
import { DeleteIcon, EditIcon } from '#src/components/ui/icons.tsx';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import { TableFrame } from '#src/components/ui/TableFrame.tsx';
import { formatNepalDay } from '#src/domain/nepalTime.ts';
import type { ResourceItemsProps } from './LoadedResource.tsx';

const Frame = styled(TableFrame)({
  '& tbody th': { width: '22%' },
  '& tbody td:nth-of-type(1)': { whiteSpace: 'pre-line' },
  '& td:last-of-type': { width: 1, whiteSpace: 'nowrap' },
});

const NameCell = styled('div')({ display: 'flex', gap: 12 });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
  // The message needs the width more.
  [theme.breakpoints.between('sm', 'lg')]: { flexDirection: 'column', alignItems: 'start' },
}));

/** A table of testimonials with a button to edit and one to delete each of them. */
export function TestimonialTable({
  entries,
  onEdit,
  onDelete,
  renderDeleted,
  renderNote,
  renderChoice,
}: ResourceItemsProps<Testimonial>) {
  return (
    <Frame label="Testimonials" columns={['Name', 'Message', 'Actions']}>
      {entries.map((testimonial) => {
        const { _id, name, message, _sample } = testimonial;
        const day = publishedAt(testimonial);
        const deleted = renderDeleted(testimonial);
        if (deleted) {
          return (
            <TableRow key={_id} id={_id}>
              <TableCell colSpan={3}>{deleted}</TableCell>
            </TableRow>
          );
        }
        const button = { size: 'small', 'aria-describedby': `${_id}-name` } as const;
        return (
          <TableRow key={_id} id={_id}>
            <TableCell component="th" scope="row">
              <NameCell>
                {renderChoice(testimonial)}
                <div>
                  <span id={`${_id}-name`}>
                    {name}
                    {_sample && <SampleMark />}
                  </span>
                  {day && (
                    <Typography variant="body2" color="text.secondary">
                      <time dateTime={nepalDay(day)}>{formatNepalDay(day)}</time>
                    </Typography>
                  )}
                </div>
              </NameCell>
            </TableCell>
            <TableCell>
              {message}
              {renderNote(testimonial)}
            </TableCell>
            <TableCell>
              <Actions>
                <Button
                  {...button}
                  variant="outlined"
                  startIcon={<EditIcon />}
                  onClick={() => onEdit(testimonial)}
                >
                  Edit
                </Button>
                <Button
                  {...button}
                  color="error"
                  startIcon={<DeleteIcon />}
                  onClick={() => onDelete(testimonial)}
                >
                  Delete
                </Button>
              </Actions>
            </TableCell>
          </TableRow>
        );
      })}
    </Frame>
  );
}
