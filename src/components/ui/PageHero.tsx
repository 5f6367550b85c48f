import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { DarkSection } from './DarkSection.tsx';

interface PageHeroProps {
  /** The page's h1. It receives focus on navigation. */
  heading: string;
  /** Two or three words above the heading. */
  eyebrow?: string;
  /** A sentence or two below the heading. */
  lead: string;
  /** Something of the page's own opposite the heading; below the lead on a phone. */
  aside?: ReactNode;
  /** A drawing, such as CountryIllustration. Decorative. Default: MountainBackdrop. */
  picture?: ReactNode;
  /**
   * The position of the drawing: at the bottom edge, behind the text, or beside it (below it
   * on a phone). Default: bottom.
   */
  picturePosition?: 'bottom' | 'behind' | 'beside';
  /**
   * The padding and the height of the drawing. With 'small', the page's content begins in the first
   * window. Default: normal.
   */
  size?: 'small' | 'normal';
}

/** Space above and below the text; the height of a drawing at the bottom edge is added. */
const PADDING = {
  small: { top: 'clamp(36px, 3.2vw, 44px)', bottom: 'clamp(14px, 1.4vw, 20px)' },
  normal: { top: 'clamp(40px, 6vw, 84px)', bottom: 'clamp(32px, 5vw, 72px)' },
  /** Below the text is what a drawing behind it has there: on a phone, all of it. */
  behind: {
    top: 'max(40px, 6vw)',
    bottom: { xs: 'max(104px, 26.5vw)', sm: 'max(96px, 10.4vw)' },
  },
};

/** 'Hear From Our Students' fits on one line of a phone. */
const SMALL_HEADING = 'min(clamp(1.75rem, 1.2rem + 2.5vw, 3.25rem), 15vw)';

/**
 * Height of a drawing at the bottom edge. It grows with the window, as the drawing does, so that no
 * peak reaches the text.
 */
const BOTTOM_HEIGHT = { small: 'max(46px, 8.5vw)', normal: 'max(72px, 15vw)' };

/** The text leaves room for a drawing beside it, and for the bright part of one behind it. */
const TEXT_WIDTH = { bottom: null, behind: { sm: '52%' }, beside: { md: '46%' } };

/** The text, and opposite to it what the page has of its own. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(14px, 2vw, 24px) clamp(32px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(50%, 1fr) minmax(0, auto)',
    alignItems: 'center',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // The highest peaks would be behind the text.
  '&[data-size="small"] [data-far]': { display: 'none' },
  '&[data-position="bottom"], &[data-position="behind"]': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
  },
  // The text would have a box behind each line.
  '&[data-position="behind"]': { '@media (forced-colors: active)': { display: 'none' } },
  '&[data-position="beside"]': {
    aspectRatio: '2 / 1',
    maxHeight: 352,
    width: '100%',
    // The boats of the drawings are whole: there is more sky than water.
    '& img': { objectPosition: '50% 75%' },
    [theme.breakpoints.up('md')]: {
      // The tops of towers and peaks are whole.
      '& img': { objectPosition: '50% 25%' },
      position: 'absolute',
      inset: '0 0 0 46%',
      zIndex: -1,
      width: 'auto',
      maxHeight: 'none',
      aspectRatio: 'auto',
      maskImage: 'linear-gradient(to right, transparent, black 38%)',
    },
  },
}));

/**
 * The dark section at the top of a page, with its heading and a drawing behind it.
 *
 * Once, first on a public page; the dashboard has none.
 *
 * **Screen reader:** The line above the heading, the h1, and the lead. The drawing is silent. After
 * a navigation the focus is on the h1.
 */
export function PageHero({
  heading,
  eyebrow,
  lead,
  aside,
  picture = <MountainBackdrop variant="hero" />,
  picturePosition = 'bottom',
  size = 'normal',
}: PageHeroProps) {
  const padding = picturePosition === 'behind' ? PADDING.behind : PADDING[size];
  const text = (
    <Box sx={{ maxWidth: TEXT_WIDTH[picturePosition], '@media print': { maxWidth: 'none' } }}>
      {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={size === 'small' ? { fontSize: SMALL_HEADING } : { maxWidth: '10.6em' }}
      >
        {heading}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: size === 'small' ? 1.25 : 2, maxWidth: '34.6em' }}>
        {lead}
      </Typography>
    </Box>
  );
  const isAtBottom = picturePosition === 'bottom';
  return (
    <DarkSection component="header">
      <Container sx={{ pt: padding.top, pb: padding.bottom, '@media print': { py: 1 } }}>
        {aside ? (
          <Columns>
            {text}
            <div>{aside}</div>
          </Columns>
        ) : (
          text
        )}
      </Container>
      {isAtBottom && <Box className="no-print" sx={{ height: BOTTOM_HEIGHT[size] }} />}
      <Picture
        aria-hidden="true"
        data-position={picturePosition}
        data-size={size}
        sx={isAtBottom ? { '--hero-art-height': BOTTOM_HEIGHT[size] } : null}
      >
        {picture}
      </Picture>
    </DarkSection>
  );
}
