import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colors } from '#src/theme/tokens.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('files outside the build use the colours of the tokens', () => {
  it('the favicon: run `npm run generate:icons`', () => {
    const fills = [...read('public/favicon.svg').matchAll(/fill="([^"]+)"/g)];
    expect(fills.map(([, fill]) => fill)).toEqual([
      colors.rhododendron,
      colors.paper,
      colors.marigold,
    ]);
  });

  it('the background of index.html before the first paint', () => {
    const page = read('index.html');
    expect(page).toContain(`<meta name="theme-color" content="${colors.night}" />`);
    expect(page).toContain(`html { background: ${colors.paper.toLowerCase()};`);
    expect(page).toContain(`html[data-scheme='dark'] { background: ${colors.night.toLowerCase()};`);
  });
});
