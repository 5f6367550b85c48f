import { wcagContrast as contrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { theme } from '#src/theme/theme.ts';
import { colors, cta, disabledColors, statusColors } from '#src/theme/tokens.ts';
import { hueDistance } from '#tools/brand/oklch.ts';
import { everyGuide } from '../guides.ts';

const surfaces = {
  light: [colors.paper, colors.paperRaised, colors.paperSunk],
  dark: [colors.night, colors.nightDeep, colors.nightRaised, colors.nightSunk],
};

describe.each([
  ['light', 'onPaper'],
  ['dark', 'onNight'],
] as const)('in the %s scheme', (scheme, ground) => {
  const onAll = (colour: string) =>
    Math.min(...surfaces[scheme].map((surface) => contrast(colour, surface)));

  it('every accent of a country is its own, with the contrast of text', () => {
    const all = everyGuide.flatMap(({ accent }) => accent?.[ground] ?? []);
    expect(new Set(all).size).toBe(all.length);
    for (const accent of all) expect(onAll(accent), accent).toBeGreaterThanOrEqual(4.5);
  });

  it('the ring of the focus is seen on every ground, and is no colour of an error or an action', () => {
    const ring = { light: colors.focus, dark: colors.accent }[scheme];
    expect(onAll(ring)).toBeGreaterThanOrEqual(3);
    for (const other of [
      statusColors[scheme].error,
      theme.colorSchemes[scheme]?.palette.primary.main,
    ])
      expect(hueDistance(ring, String(other)), other).toBeGreaterThanOrEqual(30);
  });

  it("a disabled control is readable, has less contrast than one in use, and MUI's colours", () => {
    const { text, background } = disabledColors[scheme];
    expect(Math.min(onAll(text), contrast(text, background))).toBeGreaterThanOrEqual(3);
    expect(contrast(text, background)).toBeLessThan(contrast(cta.text, cta[scheme].main));
    const palette = theme.colorSchemes[scheme]?.palette;
    expect(palette?.text.disabled).toBe(text);
    expect(palette?.action).toMatchObject({ disabled: text, disabledBackground: background });
  });
});
