/**
 * Renders the drawn pictures of the seed's blogs from the SVG beside this file to WebP:
 * `npx tsx scripts/assets/render.ts`. Run it after a change to a drawing and commit both files.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = ['blog-planning-calendar'];

for (const name of pictures) {
  const target = join(import.meta.dirname, `../../public/images/${name}.webp`);
  const { width, height, size } = await sharp(join(import.meta.dirname, `${name}.svg`))
    // As wide as a blog shows it, and no better than the eye sees: a list on a slow line holds it too.
    .resize({ width: 800 })
    .webp({ quality: 45, effort: 6 })
    .toFile(target);
  console.log(`${target}: ${width} x ${height}, ${(size / 1024).toFixed(1)} KB`);
}
