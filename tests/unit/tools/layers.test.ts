import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { biomeLayers } from '#tools/assets/layers.ts';

it('biome.layers.json is the one that layers.json makes', () => {
  expect(readFileSync('biome.layers.json', 'utf8')).toBe(biomeLayers());
});
