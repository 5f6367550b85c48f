import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#tools/settings/settings.ts';

/**
 * The rows of layers.json, from the bottom to the top. A folder or file imports what is in the rows
 * below it, and what is named for it besides, but nothing that is named with `!`.
 */
const rows: readonly Readonly<Record<string, readonly string[]>>[] = JSON.parse(
  readFileSync(join(root, 'layers.json'), 'utf8'),
);

const isFile = (layer: string) => /\.tsx?$/.test(layer);

const aliasOf = (layer: string) => (isFile(layer) ? `#${layer}` : `#${layer}/**`);

const layers = rows.flatMap((row) => Object.keys(row));

/** The folders that a relative import must not lead to. Storybook's has no alias. */
function foreignFolders(layer: string, allowed: readonly string[]): readonly string[] {
  const own = [layer, ...globSync(`${layer}/**/*/`, { cwd: root })].map((path) => basename(path));
  const names = [...layers.filter((other) => !isFile(other)), 'tests'].map((path) =>
    basename(path),
  );
  return [...new Set(names)].filter(
    (name) => !own.includes(name) && !(name === '.storybook' && allowed.includes(name)),
  );
}

function restrictImports(layer: string, allowed: readonly string[]) {
  const siblings = { group: ['#src/pages/*/**', '../*/**'], message: 'No page imports another.' };
  const others = {
    group: ['#*/**', ...[layer, ...allowed].map((other) => `!${aliasOf(other)}`)],
    message: `${layer} imports only itself and what is below it. See layers.json.`,
  };
  const relative = {
    group: foreignFolders(layer, allowed).map((name) => `../**/${name}/**`),
    message: 'Across folders an import begins with an alias such as #src/.',
  };
  const patterns = [others, relative, ...(layer === 'src/pages' ? [siblings] : [])];
  return {
    includes: [isFile(layer) ? layer : `${layer}/**`],
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  };
}

/** Returns biome.layers.json: the rules of Biome that keep imports within layers.json. */
export function biomeLayers(): string {
  const restricted = rows.flatMap((row, index) => {
    const below = rows.slice(0, index).flatMap((lower) => Object.keys(lower));
    return Object.entries(row).map(([layer, named]) => ({
      layer,
      allowed: [...below, ...named].filter(
        (other) => !other.startsWith('!') && !named.includes(`!${other}`),
      ),
    }));
  });
  // Biome takes the last rule that fits a file: a folder comes after the folder above it.
  const overrides = restricted
    .toSorted((one, other) => one.layer.split('/').length - other.layer.split('/').length)
    .map(({ layer, allowed }) => restrictImports(layer, allowed));
  return `${JSON.stringify({ root: false, overrides }, null, 2)}\n`;
}
