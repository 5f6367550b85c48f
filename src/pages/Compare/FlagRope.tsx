import { styled } from '@mui/material/styles';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { radius } from '#src/theme/tokens.ts';

/** The distance of each flag below the ends of the rope, in px, and its tilt in degrees. */
const HANG = [
  { drop: 9, tilt: 6 },
  { drop: 17, tilt: 4 },
  { drop: 21, tilt: 1 },
  { drop: 21, tilt: -1 },
  { drop: 17, tilt: -4 },
  { drop: 9, tilt: -6 },
] as const;

const Rope = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-around',
  width: 'min(100%, 420px)',
  height: 56,
  '& svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: 26,
    fill: 'none',
    stroke: theme.vars.palette.text.secondary,
  },
  '& > div': { position: 'relative', top: 'var(--drop)', rotate: 'var(--tilt)' },
  '& img': { width: 42, height: 30, borderRadius: radius.tiny },
  [theme.breakpoints.up('md')]: { width: 420 },
}));

/** The flags of all countries on a rope, like prayer flags. Decorative. */
export function FlagRope() {
  return (
    <Rope className="no-print" aria-hidden="true">
      <svg viewBox="0 0 420 26" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 1Q210 46 420 1" vectorEffect="non-scaling-stroke" />
      </svg>
      {offeredCountries.map(({ slug }, index) => {
        const { drop, tilt } = HANG[index % HANG.length] ?? HANG[0];
        return (
          <div key={slug} style={{ '--drop': `${drop}px`, '--tilt': `${tilt}deg` }}>
            <CountryFlag slug={slug} />
          </div>
        );
      })}
    </Rope>
  );
}
