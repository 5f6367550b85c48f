import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colors } from '#src/theme/tokens.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('files outside the build use the colours of the tokens', () => {
  it('the favicon: run `npm run generate icons`', () => {
    const icon = read('brand/public/favicon.svg');
    for (const color of [colors.brand, colors.paper]) expect(icon).toContain(`fill="${color}"`);
  });

  it('the ground of index.html before the first paint', () => {
    const page = read('index.html');
    expect(page).toContain('<meta name="theme-color" content="brand-night" />');
    expect(page).not.toMatch(/#[0-9a-f]{6}/i);
  });
});
