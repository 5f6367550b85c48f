import type { Baselines, Drawer } from './baselines.ts';
import { compare, drawDifference } from './compare.ts';
import { decode, type Picture } from './picture.ts';

/** What is wrong with one picture, one story, or one baseline. */
export interface Failure {
  /** The picture's name, or the story's id. */
  readonly name: string;
  readonly problem: string;
  readonly expected?: Picture;
  readonly actual?: Picture;
  readonly difference?: Picture;
}

/** Takes a PNG of what stands on the page: at once, or as soon as nothing moves any more. */
export interface Camera {
  shoot(): Promise<Uint8Array>;
  shootStill(): Promise<Uint8Array>;
}

/**
 * Holds what a camera sees against its baseline. Only what differs at first sight is waited for,
 * so that what is as it was costs one picture. Returns what is wrong, or undefined.
 */
export async function judge(
  name: string,
  camera: Camera,
  baselines: Baselines,
): Promise<Failure | undefined> {
  const firstSight = await camera.shoot();
  if (baselines.isAsRecorded(name, firstSight)) return undefined;
  const expected = await baselines.read(name);
  if (!expected) {
    const actual = await decode(await camera.shootStill());
    return { name, problem: 'There is no baseline yet', actual };
  }
  if (compare(expected, await decode(firstSight)).isSame) return undefined;
  const actual = await decode(await camera.shootStill());
  const { isSame, differing } = compare(expected, actual);
  if (isSame) return undefined;
  const difference = drawDifference(expected, actual);
  return { name, problem: describe(expected, actual, differing), expected, actual, difference };
}

/** Records what a camera sees, if it is not what was recorded before. Returns whether it was not. */
export async function record(
  name: string,
  camera: Camera,
  baselines: Baselines,
  drawer: Drawer,
): Promise<boolean> {
  const png = await camera.shootStill();
  if (baselines.isAsRecorded(name, png)) return false;
  const [expected, actual] = [await baselines.read(name), await decode(png)];
  const isSame = expected !== undefined && compare(expected, actual).isSame;
  if (!isSame) await drawer.write(name, actual);
  drawer.remember(name, png);
  return !isSame;
}

function describe(expected: Picture, actual: Picture, differing: number): string {
  const size = ({ width, height }: Picture) => `${width} × ${height}`;
  const pixels = `${differing} ${differing === 1 ? 'pixel differs' : 'pixels differ'}`;
  if (size(expected) === size(actual)) return pixels;
  return `${pixels}; it was ${size(expected)}, it is ${size(actual)}`;
}
