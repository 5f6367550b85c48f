import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PinIcon } from '#src/components/ui/icons.tsx';
import { radius, shadows } from '#src/theme/tokens.ts';

interface ClickToLoadMapProps {
  /** The place on the map, such as the office's name and street. */
  label: string;
  /** The URL of the page in the `iframe`. */
  embedUrl: string;
  /** The URL of directions to the place, for the link. */
  directionsUrl: string;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(320px, 40vw, 460px)',
  overflow: 'hidden',
  borderRadius: radius.small,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surfaceSunken,
  display: 'grid',
  placeItems: 'center',
}));

/** A schematic street map, not of the actual location. */
const Streets = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  stroke: theme.vars.palette.divider,
  fill: 'none',
}));

/** Hidden once the map is open, but it keeps its size so that nothing below moves. */
const Prompt = styled('div')(({ theme }) => ({
  maxWidth: 420,
  margin: 16,
  padding: 24,
  textAlign: 'center',
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: shadows.high,
  '&:has([open])': { visibility: 'hidden' },
}));

const ShowMap = styled('summary')(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: 22,
  border: `1.5px solid ${theme.vars.palette.controlBorder}`,
  borderRadius: radius.medium,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': {
    borderColor: 'currentColor',
    backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
  },
}));

const MapArea = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  visibility: 'visible',
  backgroundColor: theme.vars.palette.surfaceSunken,
  '& iframe': { width: '100%', height: '100%', border: 0 },
}));

/**
 * A map that loads only when the visitor asks for it, so that no third party learns of the visit
 * before. Until then it shows a drawing, the reason, and a link to directions. The browser opens
 * the map's area without a script, and the map follows after hydration. The `iframe` is not in the
 * HTML, because browsers without JavaScript load it immediately even if it is lazy.
 *
 * For an address; use RouteMap for the routes to other countries.
 */
export function ClickToLoadMap({ label, embedUrl, directionsUrl }: ClickToLoadMapProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // If it was opened before hydration, React missed the toggle event.
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return (
    <Frame className="no-print">
      <Streets viewBox="0 0 800 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g strokeWidth="14">
          <path d="M-20 130 C 180 90 260 190 430 170 S 700 90 820 130" />
          <path d="M210 -20 C 240 120 180 240 250 480" />
          <path d="M560 -20 C 540 140 620 260 560 480" />
        </g>
        <g strokeWidth="6">
          <path d="M-20 300 C 200 270 420 350 820 300" />
          <path d="M-20 400 C 260 380 500 430 820 390" />
          <path d="M90 -20 C 80 160 120 320 70 480M390 -20C 380 100 420 300 390 480M700 -20 C 720 150 680 330 720 480" />
          <path d="M-20 40 C 200 20 520 60 820 30M-20 220C 220 200 600 250 820 210" />
        </g>
      </Streets>
      <Prompt>
        <PinIcon color="primary" fontSize="large" />
        <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
        <Typography variant="body2">
          The map comes from OpenStreetMap. It is loaded only when you ask for it.
        </Typography>
        <details
          ref={details}
          className="needs-script"
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <ShowMap>Show map</ShowMap>
          <MapArea>
            {isOpen ? (
              <iframe src={embedUrl} title={`Map: ${label}`} referrerPolicy="no-referrer" />
            ) : (
              <Typography>Loading the map...</Typography>
            )}
          </MapArea>
        </details>
        <Link href={directionsUrl}>Directions</Link>
      </Prompt>
    </Frame>
  );
}
