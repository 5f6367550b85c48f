import { styled } from '@mui/material/styles';

/**
 * Two cards, side by side where there is room.
 *
 * For exactly two; use CardGrid for more.
 *
 * **Screen reader:** Only its content, in the order of the source, which is the order on the
 * screen.
 */
export const TwoColumnGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 20,
});
