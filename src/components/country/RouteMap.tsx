import { alpha, type CSSObject, keyframes, styled } from '@mui/material/styles';
import { canHover, colors, motion, radius } from '#src/theme/tokens.ts';
import { worldMap } from './worldMap.generated.ts';

interface RouteMapProps {
  /** The city in Nepal where the routes begin: all of Nepal is one dot of this map. */
  origin: string;
  /** Countries whose slug is not on the map are omitted. */
  countries: readonly { slug: string; name: string; href: string }[];
}

type Side = 'left' | 'right' | 'below';

interface Place {
  x: number;
  y: number;
  route: string;
  /** The side of the name, and its offset in px. */
  label: readonly [side: Side, down: number];
}

const { frame } = worldMap;
const places: Readonly<Record<string, Place | undefined>> = worldMap.places;

const shifts: Record<Side, string> = {
  left: 'translate(-100%, -50%)',
  right: 'translate(0, -50%)',
  below: 'translate(-78%, 0)',
};

/** Of the names: larger text has no room on the map of a phone. */
const FONT_SIZE = 'min(0.8125rem, 4.6cqi)';

/** Of the names from 900 px on; on a map as wide as a laptop they grow with it. */
const WIDE_FONT_SIZE = 'clamp(0.9375rem, 1.6cqi, 1.5rem)';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;
const positionOf = ({ x, y }: { x: number; y: number }) => ({
  left: percent(x - frame.x, frame.width),
  top: percent(y - frame.y, frame.height),
});

/** A line of zero length at each point; its round line caps make it a dot. */
const dots = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join('');

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const appear = keyframes({ from: { opacity: 0 } });

/** Highlights the route of the label that is hovered or focused. */
const highlightRoute = (state: string): CSSObject => ({
  [`&:has(a${state}) [data-route]:not([data-on])`]: { opacity: 0.25 },
  ...Object.fromEntries(
    Object.keys(places).map((slug) => [
      `&:has([data-to="${slug}"]${state}) [data-route="${slug}"]`,
      { opacity: '1 !important', strokeWidth: 0.75 },
    ]),
  ),
});

const Figure = styled('div')({
  position: 'relative',
  width: '100%',
  aspectRatio: `${frame.width} / ${frame.height}`,
  color: colors.paper,
  '@media print': { color: colors.black },
  [canHover]: highlightRoute(':hover'),
  ...highlightRoute(':focus-visible'),
});

/** As large as the map. */
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

const Land = styled('img')({
  ...whole,
  // The names are black on it.
  '@media print': { opacity: 0.45 },
});

const Layer = styled('svg')({
  ...whole,
  overflow: 'visible',
  strokeLinecap: 'round',
});

const Route = styled('path')({
  transition: `opacity ${motion.fast}ms`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${draw} 1400ms 200ms ease-out backwards`,
  },
});

const Points = styled('g')({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} 400ms 1300ms backwards`,
  },
});

/** As large as the map, so that the names can follow its width. */
const Names = styled('ul')({
  position: 'absolute',
  inset: 0,
  containerType: 'inline-size',
});

const Name = styled('li')({
  position: 'absolute',
  fontSize: FONT_SIZE,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media (min-width: 900px)': { fontSize: WIDE_FONT_SIZE },
});

const NameLink = styled('a')({
  display: 'block',
  padding: '5px max(8px, 1.15cqi)',
  borderRadius: radius.small,
  color: 'inherit',
  textDecorationColor: alpha(colors.accent, 0.55),
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: colors.accent },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -1 },
});

/** To the right of its point, or further left if it would overflow the map. */
const Origin = styled('div')({
  position: 'absolute',
  insetInline: 0,
  containerType: 'inline-size',
  display: 'flex',
  '&::before': { content: '""', flex: '0 1 var(--left)' },
  '& > span': {
    flex: 'none',
    padding: '2px max(8px, 1.3cqi)',
    color: colors.accent,
    fontSize: FONT_SIZE,
    fontWeight: 600,
    transform: 'translate(2px, -30%)',
    '@media (min-width: 900px)': { fontSize: WIDE_FONT_SIZE },
    '@media print': { color: 'inherit' },
  },
});

/**
 * A dotted world map with the great circles from Nepal to the capital of each country. Each
 * name is a link. Needs a dark background and fills the available width.
 *
 * For the routes to the countries; use ClickToLoadMap for the address of the office.
 */
export function RouteMap({ origin, countries }: RouteMapProps) {
  const shown = countries.flatMap((country) => {
    const found = places[country.slug];
    return found ? [{ ...country, ...found }] : [];
  });
  const at = positionOf(worldMap.origin);
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  return (
    <Figure>
      <Land src="/scenes/world.svg" alt="" fetchPriority="high" />
      {/* A layer of its own, so that the animation of the routes repaints nothing else. */}
      <Layer viewBox={viewBox} aria-hidden sx={{ willChange: 'transform' }}>
        <g fill="none" stroke={colors.accent} strokeWidth="0.5" strokeDasharray="1">
          {shown.map(({ slug, route }) => (
            <Route key={slug} data-route={slug} d={route} pathLength="1" />
          ))}
        </g>
        <Points>
          <path d={dots(shown)} stroke={colors.paper} strokeWidth="2.8" />
          <path d={dots(shown)} stroke={colors.night} strokeWidth="1.6" />
        </Points>
        <path d={dots([worldMap.origin])} stroke={colors.accent} strokeWidth="5.2" opacity="0.3" />
        <path d={dots([worldMap.origin])} stroke={colors.accent} strokeWidth="2.6" />
      </Layer>
      <Origin style={{ top: at.top, '--left': at.left }}>
        <span>{origin}</span>
      </Origin>
      <Names>
        {shown.map(({ slug, name, href, x, y, label: [side, down] }) => (
          <Name
            key={slug}
            style={{
              ...positionOf({ x, y }),
              marginTop: `calc(${down} * max(1px, 0.12cqi))`,
              transform: shifts[side],
            }}
          >
            <NameLink href={href} data-to={slug}>
              {name}
            </NameLink>
          </Name>
        ))}
      </Names>
    </Figure>
  );
}
