import { describe, expect, it } from 'vitest';
import { contrast } from '#src/lib/contrast.ts';
import { theme } from '#src/theme/theme.ts';
import { cta, disabledColors } from '#src/theme/tokens.ts';
import { darkSurfaces, lightSurfaces } from './surfaces.ts';

describe.each([
  ['light', lightSurfaces],
  ['dark', darkSurfaces],
] as const)('a disabled control in the %s scheme', (scheme, surfaces) => {
  const { text, background } = disabledColors[scheme];

  it('is readable, on its background and on every surface', () => {
    for (const surface of [background, ...surfaces]) {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has less contrast than the same button in use', () => {
    expect(contrast(text, background)).toBeLessThan(contrast(cta.text, cta[scheme].main));
  });

  it("has these colours in MUI's palette", () => {
    const palette = theme.colorSchemes[scheme]?.palette;
    expect(palette?.text.disabled).toBe(text);
    expect(palette?.action).toMatchObject({ disabled: text, disabledBackground: background });
  });
});
