import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The largest change of a pixel's channel, of 255: less than the comparison notices. */
const MAX_CHANNEL_CHANGE = 8;

/** Rewrites a PNG with 256 colours, or lossless if that would change a pixel visibly. */
export async function compressScreenshot(path: string): Promise<void> {
  const original = readFileSync(path);
  const palette = await sharp(original)
    .removeAlpha()
    .png({ palette: true, quality: 100, dither: 0, compressionLevel: 9 })
    .toBuffer();
  const [before, after] = await Promise.all([readPixels(original), readPixels(palette)]);
  const isClose = before.every(
    (value, index) => Math.abs(value - (after[index] ?? 0)) <= MAX_CHANNEL_CHANGE,
  );
  const lossless = () => sharp(original).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(path, isClose ? palette : await lossless());
}

function readPixels(image: Buffer): Promise<Buffer> {
  return sharp(image).removeAlpha().raw().toBuffer();
}
