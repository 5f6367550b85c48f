import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';

interface SectionProps {
  /** The section's content, below its heading. */
  children: ReactNode;
  /** The section's h2. Without it the section has no heading. */
  heading?: string;
  /** Two or three words above the heading. */
  eyebrow?: string;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** The background. Default: paper. */
  tone?: 'paper' | 'sunken' | 'inverse';
  /** The id of the section, for links and tables of contents. */
  id?: string;
  /** True directly below a small PageHero, with less space above. Default: false. */
  isBelowHero?: boolean;
  /** True if it may be in the first window. Default: if it is below a small PageHero. */
  isAboveFold?: boolean;
  /** True for a strip of prayer flags between it and the section before. Default: false. */
  hasFlags?: boolean;
  /** True for the content beside the heading on wide screens. Default: false. */
  isSplit?: boolean;
  /** An element opposite the heading on wide screens, such as a link 'All blogs'. */
  action?: ReactNode;
}

/** The space between a small PageHero and the content below it. */
export const BELOW_HERO = 'clamp(20px, 3.4vw, 48px)';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(48px, 7vw, 96px)',
  '&[data-below-hero]': { paddingTop: BELOW_HERO },
  '&[data-tone="sunken"]': { backgroundColor: theme.vars.palette.surfaceSunken },
  '&[data-tone="inverse"]': {
    backgroundColor: 'var(--section-bg)',
    color: theme.vars.palette.text.primary,
  },
  '@media print': { '&, &[data-below-hero]': { paddingBlock: 12 } },
}));

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 'clamp(24px, 3.5vw, 44px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
}));

/** Heading and content beside each other. */
const split = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  columnGap: 'clamp(16px, 4vw, 72px)',
} as const;

/**
 * A full-width part of a page: heading and content, in a centred container.
 *
 * For a full-width part; use ArticleLayout for a long page, and PageHero at its top.
 */
export function Section({
  children,
  heading,
  eyebrow,
  lead,
  tone = 'paper',
  id,
  isBelowHero = false,
  isAboveFold = isBelowHero,
  hasFlags = false,
  isSplit = false,
  action,
}: SectionProps) {
  const headingId = id && heading ? `${id}-heading` : undefined;
  const band = (
    <>
      {hasFlags && <PrayerFlagDivider />}
      <Band
        data-tone={tone}
        data-below-hero={isBelowHero || undefined}
        id={id}
        aria-labelledby={headingId}
        data-scheme={tone === 'inverse' ? 'dark' : undefined}
      >
        <Container sx={isSplit ? split : null}>
          {heading && (
            <Header>
              <div>
                {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
                <Typography variant="h2" id={headingId} tabIndex={-1}>
                  {heading}
                </Typography>
                {lead && (
                  <Typography variant="subtitle1" sx={{ mt: 1.5, maxWidth: '60ch' }}>
                    {lead}
                  </Typography>
                )}
              </div>
              {action && <div className="no-print">{action}</div>}
            </Header>
          )}
          {isSplit ? <div>{children}</div> : children}
        </Container>
      </Band>
    </>
  );
  return isAboveFold ? band : <DeferredContent>{band}</DeferredContent>;
}
