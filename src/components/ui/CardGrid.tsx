import { styled } from '@mui/material/styles';

/** A list of cards in one, two or three columns, depending on the width of the screen. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(16px, 2.2vw, 28px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The last of an odd number fills its row.
  [theme.breakpoints.only('sm')]: {
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { display: 'grid' },
  // The first window of a phone has no more than two; see `HIDE_DEFERRED` of the build.
  [theme.breakpoints.down('sm')]: {
    '& > li:nth-of-type(n + 3)': { display: 'var(--display-deferred, grid)' },
  },
  // The browser skips layout and paint of cards outside the viewport.
  '& > li:nth-of-type(n + 25)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' },
}));
