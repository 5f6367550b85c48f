import { expect, test } from 'vitest';
import {
  CHANNEL_TOLERANCE,
  compare,
  drawDifference,
  PIXEL_TOLERANCE,
} from '#tools/visual/compare.ts';
import { decode, encode, type Picture } from '#tools/visual/picture.ts';

type Colour = readonly [number, number, number];

const paper: Colour = [251, 247, 240];
const ink: Colour = [27, 35, 48];

/** A picture of paper with a box of ink in it. */
function draw(
  { width = 40, height = 30 } = {},
  box = { x: 10, y: 8, width: 12, height: 6 },
  colour = ink,
): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBox = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      data.set([...(isBox ? colour : paper), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

test('a picture is the same as itself', () => {
  expect(compare(draw(), draw())).toEqual({ differing: 0, isSame: true });
});

test('a box that has moved by 2 px is seen', () => {
  const moved = draw({}, { x: 12, y: 8, width: 12, height: 6 });
  expect(compare(draw(), moved)).toEqual({ differing: 2 * 2 * 6, isSame: false });
});

test('another colour is seen', () => {
  const other = draw({}, undefined, [18, 38, 63]);
  expect(compare(draw(), other)).toEqual({ differing: 12 * 6, isSame: false });
});

test('rounding is not seen, whatever its extent', () => {
  const rounded = draw({}, undefined, [
    ink[0] + CHANNEL_TOLERANCE,
    ink[1] - CHANNEL_TOLERANCE,
    ink[2],
  ]);
  expect(compare(draw(), rounded)).toEqual({ differing: 0, isSame: true });
});

test('a few pixels may be others, and one more may not', () => {
  const withDots = (width: number) =>
    compare(
      draw({}, { x: 0, y: 0, width: 0, height: 0 }),
      draw({}, { x: 0, y: 0, width, height: 1 }),
    );
  expect(withDots(PIXEL_TOLERANCE).isSame).toBe(true);
  expect(withDots(PIXEL_TOLERANCE + 1).isSame).toBe(false);
});

test('a picture of another size is never the same; what only one of the two has counts', () => {
  expect(compare(draw({ height: 30 }), draw({ height: 32 }))).toEqual({
    differing: 2 * 40,
    isSame: false,
  });
});

test('the difference is as large as the larger picture, and red where they differ', () => {
  const difference = drawDifference(draw({ height: 30 }), draw({ height: 31 }));
  expect([difference.width, difference.height]).toEqual([40, 31]);
  const red = [226, 0, 26, 255];
  const lastLine = difference.data.subarray(30 * 40 * 4);
  expect([...lastLine.subarray(0, 4)]).toEqual(red);
  expect([...difference.data.subarray(0, 4)]).not.toEqual(red);
});

test('a picture comes back from its file as it went in', async () => {
  const back = await decode(await encode(draw()));
  expect(back).toMatchObject({ width: 40, height: 30 });
  expect(compare(draw(), back)).toEqual({ differing: 0, isSame: true });
});
