import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { generateComponent } from './generate-component.ts';
import { generateCountry } from './generate-guide.ts';

const write = (path: string, text: string) => writeFileSync(join(root, path), text);

/** The generators. Each module is loaded when it is asked for: some draw when they are. */
const generators: Readonly<Record<string, () => Promise<unknown>>> = {
  fonts: () => import('../assets/generate-fonts.ts'),
  icons: () => import('../assets/generate-icons.ts'),
  layers: async () =>
    write('biome.layers.json', (await import('../assets/layers.ts')).biomeLayers()),
  map: () => import('../assets/generate-map.ts'),
  openapi: async () =>
    write('docs/openapi.json', (await import('../assets/openApi.ts')).openApiDocument()),
  'staff-guide': async () => (await import('../assets/staffPictures.ts')).makeStaffPictures(),
};

/** Generators of a page or a component: the command has its name. */
const pageGenerators: Readonly<Record<string, (name: string | undefined) => void>> = {
  component: generateComponent,
  country: generateCountry,
};

/**
 * `npm run generate country japan` begins the guide to a country, `component country/PriceTag` a
 * component and its stories.
 *
 * `npm run generate openapi` generates files from others: `layers` when layers.json changes,
 * `openapi` when the contract changes, `icons` and `map` when the brand or a country does, `fonts`
 * after an update of the fonts, `staff-guide` the pictures of the guide for staff when those of its
 * stories change.
 */
export async function main(names: readonly string[]): Promise<void> {
  const [page = '', slug, ...more] = names;
  const generatePage = pageGenerators[page];
  if (generatePage && more.length === 0) return generatePage(slug);
  const known = Object.keys(generators);
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0 || unknown) {
    throw new CliError(
      `${unknown ? `There is no generator '${unknown}'. ` : ''}Generate files from others: ${known.join(', ')}. Or begin something new: npm run generate country japan, npm run generate component country/PriceTag`,
    );
  }
  for (const name of names) await generators[name]?.();
}
