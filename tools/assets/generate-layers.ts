/**
 * `npm run generate:layers` generates biome.layers.json. Run it when layers.json changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { biomeLayers } from './layers.ts';

await writeFile(join(import.meta.dirname, '../../biome.layers.json'), biomeLayers());
