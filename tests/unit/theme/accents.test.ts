import { describe, expect, it } from 'vitest';
import { contrast } from '#src/lib/contrast.ts';
import { accents } from '#src/theme/accents.ts';
import { everyDestination } from '../guides.ts';
import { darkSurfaces, lightSurfaces } from './surfaces.ts';

describe('accents', () => {
  it('exist for every destination', () => {
    expect(Object.keys(accents).toSorted()).toEqual(
      everyDestination.map(({ slug }) => slug).toSorted(),
    );
  });

  it.each(Object.entries(accents))(
    'of %s have the contrast of text in both schemes',
    (_name, accent) => {
      for (const surface of lightSurfaces) {
        expect(contrast(accent.onPaper, surface)).toBeGreaterThanOrEqual(4.5);
      }
      for (const surface of darkSurfaces) {
        expect(contrast(accent.onNight, surface)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('differ from each other in each scheme', () => {
    const all = Object.values(accents);
    expect(new Set(all.map(({ onPaper }) => onPaper)).size).toBe(all.length);
    expect(new Set(all.map(({ onNight }) => onNight)).size).toBe(all.length);
  });
});
