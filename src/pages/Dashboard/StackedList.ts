import { styled } from '@mui/material/styles';

/** A plain list, one item under the other. */
export const StackedList = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: '24px 0 0',
});
