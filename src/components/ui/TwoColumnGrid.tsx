import { styled } from '@mui/material/styles';

/** Wide cards, in two columns where there is room. */
export const TwoColumnGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 20,
});
