import { styled } from '@mui/material/styles';

/**
 * A plain list, one item under the other.
 *
 * For wide items such as AdminItems; use CardGrid for cards.
 *
 * **Screen reader:** A list with the number of its items.
 */
export const StackedList = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
});
