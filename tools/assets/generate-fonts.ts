/** `npm run generate fonts` generates brand/fonts from Fontsource's, without unused weights. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../brand/fonts/', import.meta.url));

const faces = [
  {
    name: 'eczar-latin-600',
    source: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    variationAxes: { wght: 600 },
  },
  {
    name: 'figtree-latin-400-700',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'yantramanav-devanagari-400',
    source: '@fontsource/yantramanav/files/yantramanav-devanagari-400-normal.woff2',
    variationAxes: {},
  },
  {
    name: 'yantramanav-devanagari-700',
    source: '@fontsource/yantramanav/files/yantramanav-devanagari-700-normal.woff2',
    variationAxes: {},
  },
  {
    // Figtree and Eczar have neither.
    name: 'noto-sans-math-arrows',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    variationAxes: {},
    text: '←→',
  },
];

mkdirSync(target, { recursive: true });
for (const { name, source, variationAxes, text } of faces) {
  const before = readFileSync(require.resolve(source));
  const after = await subsetFont(before, text, {
    targetFormat: 'woff2',
    keepAllGlyphs: text === undefined,
    noHinting: true,
    variationAxes,
  });
  writeFileSync(`${target}${name}.woff2`, after);
  console.log(`${name}: ${before.length} → ${after.length} bytes`);
}
