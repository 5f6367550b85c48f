import { clampChroma, converter, formatHex, type Oklch } from 'culori';

const convert = converter('oklch');

/** Converts '#B3123B': lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export function toOklch(hex: string): Required<Oklch> {
  return { alpha: 1, h: 0, ...(convert(hex) ?? { mode: 'oklch', l: 0, c: 0 }) };
}

/** From this chroma on a colour has a hue, and is no grey. */
const LEAST_CHROMA = 0.03;

/** The distance of the hues of two hex colours in degrees; 180 if one of them is a grey. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)];
  if (Math.min(first.c, second.c) < LEAST_CHROMA) return 180;
  const distance = Math.abs(first.h - second.h);
  return Math.min(distance, 360 - distance);
}

/** The nearest colour that a screen has, with the same lightness and hue: '#B3123B'. */
export const toHex = (color: Omit<Oklch, 'mode'>): string =>
  formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch')).toUpperCase();
