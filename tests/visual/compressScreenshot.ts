import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** How far a channel of a pixel may change, of 255: less than the comparison notices. */
const MAX_CHANNEL_CHANGE = 8;

/**
 * Rewrites a PNG with a palette of 256 colours, which makes it a third as large, or, if that would
 * change a pixel visibly, as a smaller lossless one.
 */
export async function compressScreenshot(path: string): Promise<void> {
  const original = readFileSync(path);
  const palette = await sharp(original)
    .removeAlpha()
    .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const isClose = (await countChangedPixels(original, palette)) === 0;
  const lossless = () => sharp(original).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(path, isClose ? palette : await lossless());
}

async function countChangedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()),
  );
  let count = 0;
  for (const [index, value] of a?.entries() ?? []) {
    if (Math.abs(value - (b?.[index] ?? 0)) > MAX_CHANNEL_CHANGE) count += 1;
  }
  return count;
}
