import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import type { CountrySummary } from '#src/domain/country.ts';
import { paths } from '#src/pageTable.ts';
import { canHover, motion, radius } from '#src/theme/tokens.ts';

/**
 * A list of CountryCards: two columns on a phone, or one if the text is large; otherwise three, or
 * four for four cards.
 */
export const CountryGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 48px) clamp(14px, 2.2vw, 32px)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // Four in a row: the last would be alone in a second one.
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  '& > div:first-of-type': {
    overflow: 'hidden',
    borderRadius: radius.small,
    aspectRatio: '16 / 9',
    backgroundColor: theme.vars.palette.surfaceSunken,
    '& > *': { transition: `transform ${motion.slow}ms ${motion.easing}` },
  },
  [canHover]: { '&:hover > div:first-of-type > *': { transform: 'scale(1.03)' } },
}));

/** The link covers the card; only its name is in the tab order. */
const CardLink = styled(Link)({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A country to study in: illustration, name and tagline. */
export function CountryCard({ name, tagline, slug }: CountrySummary) {
  return (
    <Card>
      <div>
        <CountryIllustration slug={slug} />
      </div>
      <Typography variant="h3" sx={{ mt: 2 }}>
        <CardLink href={paths.studyIn(slug)}>{name}</CardLink>
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {tagline}
      </Typography>
    </Card>
  );
}
