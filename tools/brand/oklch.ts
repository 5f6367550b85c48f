/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toGamma = (part: number) =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

/** Converts '#B3123B'. The matrices are Björn Ottosson's, bottosson.github.io/posts/oklab. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l,
    c: Math.hypot(a, blue),
    h: ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360,
  };
}

/** From this chroma on a colour has a hue, and is no grey. */
const LEAST_CHROMA = 0.03;

/** The distance of the hues of two hex colours in degrees; 180 if one of them is a grey. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)];
  if (Math.min(first.c, second.c) < LEAST_CHROMA) return 180;
  const distance = Math.abs(first.h - second.h);
  return Math.min(distance, 360 - distance);
}

function toRgb({ l, c, h }: Oklch): readonly number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(toGamma);
}

/** The nearest colour that a screen has, with the same lightness and hue: '#B3123B'. */
export function toHex(color: Oklch): string {
  const parts = toRgb(color);
  const isShown = parts.every((part) => part >= -0.0005 && part <= 1.0005);
  if (!isShown && color.c > 0) return toHex({ ...color, c: Math.max(0, color.c - 0.004) });
  const digits = parts.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}
