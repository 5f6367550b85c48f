import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors } from '#src/theme/tokens.ts';

describe('files outside the build use the colours of the tokens', () => {
  it('the favicon: run `npm run generate icons`', () => {
    const icon = readFileSync('brand/public/favicon.svg', 'utf8');
    for (const color of [colors.brand, colors.paper]) expect(icon).toContain(`fill="${color}"`);
  });

  it('the ground of index.html before the first paint', () => {
    const page = readFileSync('index.html', 'utf8');
    expect(page).toContain('<meta name="theme-color" content="brand-night" />');
    expect(page).not.toMatch(/#[0-9a-f]{6}/i);
  });
});
