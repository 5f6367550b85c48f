import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { site } from '#brand/site.ts';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { Logo } from '#src/components/navigation/Logo.tsx';
import { headingFont } from '#src/theme/tokens.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, 0.8fr)',
  },
}));

const Hero = styled('header')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 172,
  // Low enough to stay below the logo.
  '--hero-art-height': '68px',
  [theme.breakpoints.up('md')]: { '--hero-art-height': 'clamp(96px, 16vw, 240px)' },
  padding: 'clamp(20px, 4vw, 48px)',
  backgroundColor: 'var(--section-bg)',
  color: theme.vars.palette.text.primary,
}));

const Tagline = styled('p')(({ theme }) => ({
  display: 'none',
  maxWidth: '16ch',
  margin: '12vh 0 0',
  ...headingFont,
  fontSize: 'clamp(2rem, 3.2vw, 3rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Main = styled('main')({
  display: 'grid',
  alignContent: 'center',
  padding: 'clamp(24px, 5vw, 64px) clamp(16px, 5vw, 72px)',
  '&& > *': { width: '100%', maxWidth: 420, justifySelf: 'center' },
});

/** A dark panel with mountains, logo and tagline, and the form beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Hero data-scheme="dark">
        <Logo name={site.name} />
        <Tagline>{site.tagline}</Tagline>
        <MountainBackdrop variant="hero" />
      </Hero>
      <Main>
        <div>{children}</div>
      </Main>
    </Frame>
  );
}
