import { readFileSync } from 'node:fs';

/** Each folder or file with what it may import besides itself, from layers.json. */
const layers: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../../layers.json', import.meta.url), 'utf8'),
);

const isFile = (layer: string) => /\.tsx?$/.test(layer);

const aliasOf = (layer: string) => (isFile(layer) ? `#${layer}` : `#${layer}/**`);

function restrictImports(layer: string, allowed: readonly string[]) {
  const siblings = { group: ['#src/pages/*/**', '../*/**'], message: 'No page imports another.' };
  const others = {
    group: ['#*/**', '**/stories/**', ...[layer, ...allowed].map((other) => `!${aliasOf(other)}`)],
    message: `${layer} imports nothing but: ${allowed.join(', ') || 'itself'}. See layers.json.`,
  };
  const patterns = layer === 'src/pages' ? [others, siblings] : [others];
  return {
    includes: [isFile(layer) ? layer : `${layer}/**`],
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  };
}

/** Returns biome.layers.json: the rules of Biome that keep imports within layers.json. */
export function biomeLayers(): string {
  const overrides = Object.entries(layers).map(([layer, allowed]) =>
    restrictImports(layer, allowed),
  );
  return `${JSON.stringify({ root: false, overrides }, null, 2)}\n`;
}
