import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Kicker } from './Kicker.tsx';
import { NightBand } from './NightBand.tsx';

interface PageHeroProps {
  /** The page's one h1. It takes the focus when the page is navigated to. */
  heading: string;
  kicker?: string;
  lead?: ReactNode;
  /** Buttons or figures under the lead. */
  children?: ReactNode;
  /** A drawing, such as Ridgelines or a scene: decorative. */
  picture?: ReactNode;
  /** Where the drawing stands: behind the text, or beside it (below it on a phone). Default: behind. */
  picturePlace?: 'behind' | 'beside';
  /** How much room it takes. Default: normal. */
  size?: 'small' | 'normal' | 'tall';
}

const PADDING = {
  small: 'clamp(28px, 4vw, 48px) clamp(28px, 4vw, 48px)',
  normal: 'clamp(40px, 6vw, 84px) clamp(64px, 9vw, 120px)',
  tall: 'clamp(48px, 7vw, 104px) clamp(120px, 17vw, 240px)',
};

const Picture = styled('div')(({ theme }) => ({
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  '&[data-place="behind"]': { position: 'absolute', inset: 0, zIndex: -1 },
  '&[data-place="beside"]': {
    aspectRatio: '16 / 9',
    maxHeight: 320,
    width: '100%',
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      inset: '0 0 0 46%',
      zIndex: -1,
      width: 'auto',
      maxHeight: 'none',
      aspectRatio: 'auto',
      maskImage: 'linear-gradient(to right, transparent, #000 38%)',
    },
  },
}));

/** The night band at the top of a page, with its heading and a drawing behind it. */
export function PageHero({
  heading,
  kicker,
  lead,
  children,
  picture,
  picturePlace = 'behind',
  size = 'normal',
}: PageHeroProps) {
  return (
    <NightBand component="header">
      <Container sx={{ paddingBlock: PADDING[size] }}>
        <Box sx={picturePlace === 'beside' ? { maxWidth: { md: '46%' } } : null}>
          {kicker && <Kicker>{kicker}</Kicker>}
          <Typography variant="h1" tabIndex={-1} sx={{ maxWidth: '18ch' }}>
            {heading}
          </Typography>
          {lead && (
            <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '54ch' }}>
              {lead}
            </Typography>
          )}
          {children && <Box sx={{ mt: 3.5 }}>{children}</Box>}
        </Box>
      </Container>
      {picture && (
        <Picture aria-hidden="true" data-place={picturePlace}>
          {picture}
        </Picture>
      )}
    </NightBand>
  );
}
