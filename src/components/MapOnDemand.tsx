import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PinIcon } from './icons.tsx';

interface MapOnDemandProps {
  /** What the map shows, such as the office's name and street. */
  label: string;
  /** The page that is put in when the visitor asks for it. */
  embedUrl: string;
  directionsUrl: string;
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    minHeight: 'clamp(320px, 40vw, 460px)',
    overflow: 'hidden',
    borderRadius: 4,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.sunk,
    display: 'grid',
    placeItems: 'center',
    '@media print': { display: 'none' },
    '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  };
});

/** Drawn streets around a pin: a picture of a map, not of the place. */
const Streets = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  stroke: (theme.vars ?? theme).palette.divider,
  fill: 'none',
}));

const Ask = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: 420,
  margin: 16,
  padding: 24,
  textAlign: 'center',
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  borderRadius: 4,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  boxShadow: '0 14px 32px rgb(27 35 48 / 0.12)',
}));

/**
 * A map that is fetched only when the visitor asks for it, so that no third party learns of a visit
 * unasked. Until then: a drawing, the reason, and a link to directions.
 *
 * For an address; the way to a country is shown by RouteMap.
 */
export function MapOnDemand({ label, embedUrl, directionsUrl }: MapOnDemandProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Frame>
      {isShown ? (
        <iframe src={embedUrl} title={`Map: ${label}`} referrerPolicy="no-referrer" />
      ) : (
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
      )}
      {/* Stays as a hidden frame of its size, so that nothing below moves. */}
      <Ask sx={{ visibility: isShown ? 'hidden' : 'visible' }}>
        <PinIcon color="primary" fontSize="large" />
        <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
        <Typography variant="body2">
          The map comes from OpenStreetMap. It is loaded only when you ask for it.
        </Typography>
        <Button variant="outlined" onClick={() => setIsShown(true)}>
          Show map
        </Button>
        <Link href={directionsUrl}>Directions</Link>
      </Ask>
    </Frame>
  );
}
