/**
 * Renders the illustrations of the seed's blogs from SVG to WebP: `node tools/assets/render.ts`.
 * Run it after a change to an SVG file and commit both files.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const illustrations = ['blog-planning-calendar'];

for (const name of illustrations) {
  const target = join(import.meta.dirname, `../../public/images/${name}.webp`);
  const { width, height, size } = await sharp(join(import.meta.dirname, `${name}.svg`))
    // As wide as a blog shows it. Low quality is hard to see, and lists load it on slow connections.
    .resize({ width: 800 })
    .webp({ quality: 45, effort: 6 })
    .toFile(target);
  console.log(`${target}: ${width} x ${height}, ${(size / 1024).toFixed(1)} KB`);
}
