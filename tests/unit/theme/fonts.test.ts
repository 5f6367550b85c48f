import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = new URL('../../../brand/fonts.css', import.meta.url);
const faces = readFileSync(fileURLToPath(css), 'utf8').split('@font-face').slice(1);
const read = (face: string, name: string) => new RegExp(`${name}:\\s+(.+?);`, 's').exec(face)?.[1];

const devanagari = faces
  .filter((face) => read(face, 'font-family') === '"Yantramanav"')
  .map((face) => ({
    weights: read(face, 'font-weight')?.split(' ').map(Number) ?? [],
    file: /fonts\/(.+?)"/.exec(face)?.[1] ?? '',
    range: read(face, 'unicode-range'),
  }));

test.each([
  [400, 400],
  [500, 400],
  [600, 700],
  [700, 700],
  [800, 700],
])('Devanagari of weight %i is drawn from the file of weight %i', (weight, fileWeight) => {
  const files = devanagari
    .filter(({ weights: [from = 0, to = from] }) => weight >= from && weight <= to)
    .map(({ file }) => file);
  expect(files).toEqual([`yantramanav-devanagari-${fileWeight}.woff2`]);
});

test('each weight of Devanagari is a file that only pages with the script fetch', () => {
  for (const { file, range } of devanagari) {
    expect(existsSync(fileURLToPath(new URL(`./fonts/${file}`, css)))).toBe(true);
    expect(range).toMatch(/^U\+0900-097F/);
  }
});
