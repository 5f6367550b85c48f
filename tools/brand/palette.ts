import { type Oklch, wcagContrast } from 'culori';
import type { colors } from '#brand/colours.ts';
import { statusColors } from '#src/theme/tokens.ts';
import { hueDistance, toHex, toOklch } from './oklch.ts';

/** The colours of a brand by their roles. */
export type Palette = Readonly<Record<keyof typeof colors, string>>;

/** A colour that the site cannot use, with the nearest one that it can. */
interface ColourProblem {
  readonly role: 'brand' | 'accent';
  /** The end of a sentence: 'is too near the red of errors'. */
  readonly why: string;
  readonly better: string;
}

/** The contrast of text, WCAG 2.2 AA, and a little more, because hex colours are rounded. */
const TEXT = 4.6;
/** The contrast of the borders of controls, and here of the text of a disabled control. */
const BORDER = 3.1;
const STEP = 0.004;
/** The least distance of the hue of the focus's ring from errors and actions, in degrees. */
const APART = 30;

const worst = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => wcagContrast(color, ground)));

/** The first darker or lighter colour with this contrast on all grounds. */
function withContrast(
  start: Oklch,
  direction: 'darker' | 'lighter',
  grounds: readonly string[],
  ratio = TEXT,
): string {
  const sign = direction === 'darker' ? -1 : 1;
  for (let { l } = start; l >= 0 && l <= 1; l += sign * STEP) {
    const color = toHex({ ...start, l });
    if (worst(color, grounds) >= ratio) return color;
  }
  return direction === 'darker' ? '#000000' : '#FFFFFF';
}

const at = (l: number, c: number, h: number): Oklch => ({ mode: 'oklch', l, c, h });

/** Computes the palette of both schemes from two colours, so that every text can be read. */
export function createPalette(brand: string, accent: string): Palette {
  const own = toOklch(brand);
  const { h } = own;
  const tint = Math.min(own.c, 0.06);
  const warm = toOklch(accent);
  const warmth = Math.min(warm.c, 0.1) / 0.1;

  const paper = toHex(at(0.977, 0.009 * warmth, warm.h));
  const paperRaised = toHex(at(0.993, 0.005 * warmth, warm.h));
  const paperSunk = toHex(at(0.945, 0.016 * warmth, warm.h));
  const papers = [paper, paperRaised, paperSunk];
  const night = toHex(at(0.265, tint * 0.85, h));
  const nightDeep = toHex(at(0.215, tint * 0.7, h));
  const nightRaised = toHex(at(0.315, tint, h));
  const nightSunk = toHex(at(0.243, tint * 0.75, h));
  const nights = [night, nightDeep, nightRaised, nightSunk];
  const line = toHex(at(0.905, 0.02 * warmth, warm.h));
  const nightLine = toHex(at(0.425, tint, h));
  const brandLight = withContrast(at(0.8, Math.min(own.c, 0.11), h), 'lighter', nights);
  const action = withContrast(at(0.62, own.c, h), 'darker', ['#FFFFFF']);
  const accentOnNight = withContrast(warm, 'lighter', nights);
  const ownOnPaper = withContrast(own, 'darker', ['#FFFFFF', ...papers]);
  const ringOnPaper = (hue: number) => withContrast(at(0.52, 0.16, hue), 'darker', papers);
  const blueRing = ringOnPaper(258);

  return {
    white: '#FFFFFF',
    black: '#000000',
    paper,
    paperRaised,
    paperSunk,
    ink: toHex(at(0.255, tint * 0.5, h)),
    inkSoft: withContrast(at(0.44, tint * 0.5, h), 'darker', papers),
    inkDisabled: withContrast(at(0.7, 0.02, h), 'darker', [...papers, line], BORDER),
    night,
    nightDeep,
    nightRaised,
    nightSunk,
    brand: ownOnPaper,
    brandDark: withContrast({ ...own, l: own.l - 0.09 }, 'darker', ['#FFFFFF', ...papers]),
    brandLight,
    brandPale: toHex(at(Math.min(0.95, toOklch(brandLight).l + 0.06), Math.min(own.c, 0.07), h)),
    brandMiddle: withContrast(at(0.68, Math.min(own.c, 0.14), h), 'lighter', [night, nightDeep]),
    brandDeep: withContrast(at(0.26, Math.min(own.c, 0.09), h), 'darker', [brandLight]),
    action,
    actionDark: toHex({ ...toOklch(action), l: toOklch(action).l - 0.05 }),
    accent: accentOnNight,
    accentDark: withContrast({ ...warm, l: 0.47 }, 'darker', papers),
    accentLight: toHex({
      ...toOklch(accentOnNight),
      l: Math.min(0.94, toOklch(accentOnNight).l + 0.07),
    }),
    // A purple one for a brand that is blue.
    focus: hueDistance(blueRing, ownOnPaper) < APART ? ringOnPaper(320) : blueRing,
    line,
    lineStrong: withContrast(at(0.66, 0.03 * warmth, warm.h), 'darker', papers, BORDER),
    nightLine,
    nightLineStrong: withContrast(at(0.6, tint, h), 'lighter', nights, BORDER),
    snow: toHex(at(0.955, 0.012 * warmth, warm.h)),
    snowSoft: withContrast(at(0.84, Math.min(tint, 0.025), h), 'lighter', nights),
    snowDisabled: withContrast(
      at(0.68, Math.min(tint, 0.04), h),
      'lighter',
      [...nights, nightLine],
      BORDER,
    ),
    ridge: toHex(at(0.74, tint, h)),
    land: toHex(at(0.55, tint, h)),
    backdrop: `rgb(${[1, 3, 5].map((start) => Number.parseInt(nightDeep.slice(start, start + 2), 16)).join(' ')} / 0.6)`,
  };
}

/** A colour that the ring of the focus could be taken for on night; undefined if none. */
function tooNear({ accent, brandLight }: Palette): string | undefined {
  if (hueDistance(accent, statusColors.dark.error) < APART) return 'the red of errors';
  if (hueDistance(accent, brandLight) < APART) return 'the brand colour';
  return undefined;
}

/** The accent, lighter and with another hue if it must be. */
function nearestAccent(brand: string, accent: string): string {
  const own = toOklch(accent);
  for (let turn = 0; turn <= 180; turn += 1) {
    for (const h of [own.h + turn, own.h - turn]) {
      const palette = createPalette(brand, toHex({ ...own, h: (h + 360) % 360 }));
      if (!tooNear(palette)) return palette.accent;
    }
  }
  return accent;
}

/** Returns those of the two colours that the site cannot use. */
export function colourProblems(brand: string, accent: string): readonly ColourProblem[] {
  const palette = createPalette(brand, accent);
  const lacks = (ratio: number, problem: string) =>
    ratio < 4.5
      ? `${problem}: the contrast is ${ratio.toFixed(2)}, and must be at least 4.5`
      : undefined;
  const onDark = worst(accent, [palette.night, palette.nightRaised, palette.ink]);
  const near = tooNear(palette);
  const problems = [
    {
      role: 'brand',
      why: lacks(wcagContrast('#FFFFFF', brand), 'is too light for white text on it'),
      better: withContrast(toOklch(brand), 'darker', ['#FFFFFF']),
    },
    {
      role: 'accent',
      why:
        lacks(onDark, 'is too dark for dark grounds, and for dark text on it') ??
        (near && `marks the focus on dark grounds, and is too near ${near}`),
      better: nearestAccent(brand, accent),
    },
  ] as const;
  return problems.flatMap(({ why, ...problem }) => (why ? [{ ...problem, why }] : []));
}
