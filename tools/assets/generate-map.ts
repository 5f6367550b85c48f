/**
 * `npm run generate map` generates brand/public/scenes/world.svg, a dotted world map in the colour
 * of the brand's land, and src/components/country/worldMap.generated.ts, the great circles on
 * it from Kathmandu to the capitals of the countries that have one. The land is Natural Earth
 * 1:110m (world-atlas).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { geoContains, geoInterpolate, geoNaturalEarth1 } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { allCountries } from '#src/content/countries/countries.ts';
import { colors } from '#src/theme/tokens.ts';

type Point = [x: number, y: number];

/** In degrees, [longitude, latitude], the order of d3-geo. */
const kathmandu: Point = [85.32, 27.7];

/** Puts the edges of the map into the Bering Strait, so that no country is split. */
const centralMeridian = 11;
/** Width in map units. Dots are two units apart; every other row is shifted by one. */
const width = 200;
/** The visible latitudes: with the routes over the Arctic, without Antarctica. */
const north = 84;
const south = -56;

const projection = geoNaturalEarth1().rotate([-centralMeridian, 0]).scale(1).translate([0, 0]);

function project(place: Point): Point {
  const point = projection(place);
  if (!point) throw new Error(`Cannot project ${place}`);
  return point;
}

const top = project([centralMeridian, north])[1];
const bottom = project([centralMeridian, south])[1];
const scale = width / (2 * project([centralMeridian + 179.99, 0])[0]);
projection.scale(scale).translate([width / 2, -top * scale]);
const height = Math.ceil((bottom - top) * scale);

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** The land as horizontal runs of dots: `Mx yh…`, stroked with the dash pattern `0 2`. */
function drawDots(): { path: string; count: number; left: number; right: number } {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const land = feature(atlas, atlas.objects.land);
  const isLand = (x: number, y: number) => {
    const place = projection.invert?.([x, y]);
    return !!place && Math.abs(project(place)[0] - x) < 0.01 && geoContains(land, place);
  };

  let path = '';
  let count = 0;
  let left = width;
  let right = 0;
  for (let y = 1; y < height; y += 1) {
    let start: number | undefined;
    for (let x = y % 2; x <= width + 2; x += 2) {
      const onLand = x <= width && isLand(x, y);
      if (onLand) {
        count += 1;
        start ??= x;
        left = Math.min(left, x);
        right = Math.max(right, x);
      } else if (start !== undefined) {
        // The extra tenth makes sure that the last dot of the run is drawn.
        path += `M${start} ${y}h${x - 2 - start || ''}.1`;
        start = undefined;
      }
    }
  }
  return { path, count, left: left - 1, right: right + 1 };
}

/** The great circle between two places as Bézier curves; only the first has a start handle. */
function drawRoute(from: Point, to: Point): string {
  const between = geoInterpolate(from, to);
  const steps = 4;
  const at = (part: number) => project(between(part));
  /** The handle at `part`: a third of a step along the tangent, backwards for side -1. */
  const handle = (part: number, side: 1 | -1): Point => {
    const tiny = 1e-4;
    const [x, y] = at(part);
    const [beforeX, beforeY] = at(part - tiny);
    const [afterX, afterY] = at(part + tiny);
    const reach = side / (3 * steps * 2 * tiny);
    return [x + (afterX - beforeX) * reach, y + (afterY - beforeY) * reach];
  };
  let here = rounded(at(0));
  let path = `M${here.join(' ')}`;
  for (let i = 0; i < steps; i += 1) {
    const end = (i + 1) / steps;
    const points = [...(i === 0 ? [handle(0, 1)] : []), handle(end, -1), at(end)];
    const [hereX, hereY] = here;
    path += i === 0 ? 'c' : 's';
    path += points
      .flatMap(([x, y]) => [round(x - hereX), round(y - hereY)])
      .join(' ')
      .replaceAll(/(?<!\d)0\./g, '.')
      .replaceAll(' -', '-');
    here = rounded(at(end));
  }
  return path;
}

const at = ([x, y]: Point) => ({ x: round(x), y: round(y) });
const dots = drawDots();
const guides = await Promise.all(allCountries.map(({ load }) => load()));
const map = {
  /** The bounding box of the dots, without the open ocean at both sides. */
  frame: { x: dots.left, y: 0, width: dots.right - dots.left, height },
  origin: at(project(kathmandu)),
  places: Object.fromEntries(
    guides.flatMap(({ slug, capital }) => {
      if (!capital) return [];
      const { place, label } = capital;
      return [[slug, { ...at(project(place)), route: drawRoute(kathmandu, place), label }]];
    }),
  ),
};

const { x, y, width: frameWidth } = map.frame;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${frameWidth} ${height}"><path d="${dots.path}" stroke="${colors.land}" stroke-width=".95" stroke-linecap="round" stroke-dasharray="0 2"/></svg>
`;
const source = `/** Made by \`npm run generate map\` from Natural Earth 1:110m; do not edit. */
export const worldMap = ${JSON.stringify(map, null, 2)} as const;
`;
write('../../brand/public/scenes/world.svg', drawing);
write('../../src/components/country/worldMap.generated.ts', source);
console.log(`${frameWidth} × ${height}, ${dots.count} dots`);

function write(path: string, text: string): void {
  writeFileSync(new URL(path, import.meta.url), text);
  console.log(
    `${path.slice(6)}: ${text.length} bytes, ${brotliCompressSync(text).length} in brotli`,
  );
}
