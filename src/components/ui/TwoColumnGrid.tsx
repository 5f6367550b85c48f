import { styled } from '@mui/material/styles';

/** Two cards, side by side where there is room. */
export const TwoColumnGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 20,
});
