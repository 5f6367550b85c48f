import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colors } from '#src/theme/tokens.ts';
import { Ridgelines } from './Ridgelines.tsx';
import { Wordmark } from './Wordmark.tsx';

interface SignInFrameProps {
  children: ReactNode;
  houseName: string;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, 0.8fr)',
  },
}));

const Night = styled('header')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    minHeight: 148,
    padding: 'clamp(20px, 4vw, 48px)',
    backgroundColor: palette.night.main,
    color: palette.night.contrastText,
  };
});

const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  height: 100,
  [theme.breakpoints.up('md')]: { height: '55%' },
}));

const Main = styled('main')({
  display: 'grid',
  alignContent: 'center',
  padding: 'clamp(24px, 5vw, 64px) clamp(16px, 5vw, 72px)',
  '& > *': { width: '100%', maxWidth: 420, justifySelf: 'center' },
});

/** What the sign-in page stands in: the house's night with its ridges, and a calm sheet beside it. */
export function SignInFrame({ children, houseName }: SignInFrameProps) {
  return (
    <Frame>
      <Night>
        <Wordmark name={houseName} accent={colors.marigold} />
        <Picture aria-hidden="true">
          <Ridgelines variant="hero" />
        </Picture>
      </Night>
      <Main>
        <div>{children}</div>
      </Main>
    </Frame>
  );
}
