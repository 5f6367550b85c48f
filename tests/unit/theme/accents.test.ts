import { describe, expect, it } from 'vitest';
import { contrast } from '#src/lib/contrast.ts';
import { everyGuide } from '../guides.ts';
import { darkSurfaces, lightSurfaces } from './surfaces.ts';

describe('accents', () => {
  it.each(everyGuide)('of $name have the contrast of text in both schemes', ({ accent }) => {
    for (const surface of lightSurfaces) {
      expect(contrast(accent.onPaper, surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of darkSurfaces) {
      expect(contrast(accent.onNight, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('differ from each other in each scheme', () => {
    const all = everyGuide.map(({ accent }) => accent);
    expect(new Set(all.map(({ onPaper }) => onPaper)).size).toBe(all.length);
    expect(new Set(all.map(({ onNight }) => onNight)).size).toBe(all.length);
  });
});
