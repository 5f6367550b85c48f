import type { Picture } from './picture.ts';

/**
 * How far a channel of a pixel may be off, of 255, before the pixel counts as another one. The same
 * browser draws the same on every machine, save for rounding.
 */
export const CHANNEL_TOLERANCE = 3;

/** How many pixels of a picture may be others. */
export const PIXEL_TOLERANCE = 4;

/** What a comparison has found. */
export interface Comparison {
  /** How many pixels are others; those that only one of the two pictures has count as such. */
  readonly differing: number;
  readonly isSame: boolean;
}

/** Counts the pixels in which two pictures differ. Pictures of different sizes are never the same. */
export function compare(expected: Picture, actual: Picture): Comparison {
  const hasSameSize = expected.width === actual.width && expected.height === actual.height;
  if (hasSameSize && Buffer.compare(expected.data, actual.data) === 0) {
    return { differing: 0, isSame: true };
  }
  let differing = 0;
  eachPixel(expected, actual, (isOther) => {
    if (isOther) differing += 1;
  });
  return { differing, isSame: hasSameSize && differing <= PIXEL_TOLERANCE };
}

/** Both pictures in one: what is alike pale and grey, what differs red. */
export function drawDifference(expected: Picture, actual: Picture): Picture {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8Array(width * height * 4);
  eachPixel(expected, actual, (isOther, x, y) => {
    const grey = isOther ? 0 : paleGrey(actual.data, (y * actual.width + x) * 4);
    data.set(isOther ? [226, 0, 26, 255] : [grey, grey, grey, 255], (y * width + x) * 4);
  });
  return { width, height, data };
}

type Visit = (isOther: boolean, x: number, y: number) => void;

/** Visits each pixel that at least one of the two pictures has, line by line. */
function eachPixel(a: Picture, b: Picture, visit: Visit): void {
  for (let y = 0; y < Math.max(a.height, b.height); y += 1) {
    for (let x = 0; x < Math.max(a.width, b.width); x += 1) {
      visit(!has(a, x, y) || !has(b, x, y) || isOtherPixel(a, b, x, y), x, y);
    }
  }
}

function has({ width, height }: Picture, x: number, y: number): boolean {
  return x < width && y < height;
}

function isOtherPixel(a: Picture, b: Picture, x: number, y: number): boolean {
  const inA = (y * a.width + x) * 4;
  const inB = (y * b.width + x) * 4;
  for (let channel = 0; channel < 4; channel += 1) {
    const distance = (a.data[inA + channel] ?? 0) - (b.data[inB + channel] ?? 0);
    if (Math.abs(distance) > CHANNEL_TOLERANCE) return true;
  }
  return false;
}

function paleGrey(data: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return 200 + 0.2 * (0.3 * red + 0.59 * green + 0.11 * blue);
}
