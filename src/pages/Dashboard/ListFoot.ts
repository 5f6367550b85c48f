import { styled } from '@mui/material/styles';

/** The foot of a long list. */
export const ListFoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 20,
});
