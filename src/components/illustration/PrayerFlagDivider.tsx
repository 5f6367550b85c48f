import { styled } from '@mui/material/styles';
import { svgDataUri } from '#src/lib/svgDataUri.ts';
import { flagColors } from '#src/theme/tokens.ts';

/** Height of the strip in px; the pattern repeats every 130 px. */
const HEIGHT = 18;

const flags = [
  'M3 2.3l21 1.3-.6 11.6q-10 1.3-20.8-.5Z',
  'M29 3.8l21 .6-.2 11.8q-10.6 1.2-20.4-.4Z',
  'M55 4.5h21l-.4 11.7q-10.2 1.4-20.4.2Z',
  'M81 4.3l21-.6.3 11.7q-10 1.7-20.7.4Z',
  'M107 3.5l21-1.2.2 11.7q-10.2 2-20.6.8Z',
];

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="${HEIGHT}"><path d="M0 2q65 5 130 0" fill="none" stroke="#7d7f86"/><g stroke="#7d7f86" stroke-opacity=".35" stroke-width=".8">${flags
  .map((d, index) => `<path fill="${flagColors[index]}" d="${d}"/>`)
  .join('')}</g></svg>`;

const Strip = styled('div')({
  height: HEIGHT,
  backgroundImage: `url('${svgDataUri(drawing)}')`,
  backgroundPosition: 'center top',
  backgroundRepeat: 'repeat-x',
});

/**
 * A line of prayer flags across the full width that divides sections. Decorative.
 *
 * Use it once or twice on a page; between ordinary sections whitespace is enough.
 */
export function PrayerFlagDivider() {
  return <Strip aria-hidden />;
}
