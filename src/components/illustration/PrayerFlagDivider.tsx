import { styled } from '@mui/material/styles';
import { svgDataUri } from '#src/lib/svgDataUri.ts';

/** Height of the strip in px; it repeats every 130 px. */
const height = 18;

/** In the order in which the flags are hung: sky, air, fire, water, earth. */
const flags = [
  ['#2B5FA8', 'M3 2.3l21 1.3-.6 11.6q-10 1.3-20.8-.5Z'],
  ['#FFFFFF', 'M29 3.8l21 .6-.2 11.8q-10.6 1.2-20.4-.4Z'],
  ['#C0283B', 'M55 4.5h21l-.4 11.7q-10.2 1.4-20.4.2Z'],
  ['#2E7D4F', 'M81 4.3l21-.6.3 11.7q-10 1.7-20.7.4Z'],
  ['#F2B632', 'M107 3.5l21-1.2.2 11.7q-10.2 2-20.6.8Z'],
] as const;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="${height}"><path d="M0 2q65 5 130 0" fill="none" stroke="#7d7f86"/><g stroke="#7d7f86" stroke-opacity=".35" stroke-width=".8">${flags
  .map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`)
  .join('')}</g></svg>`;

const Strip = styled('div')({
  height,
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
