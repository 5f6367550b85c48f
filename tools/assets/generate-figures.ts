/**
 * `npm run generate:figures` generates docs/figures.md. Run it when a figure or a source changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figuresPage, readFigures } from './figures.ts';

await writeFile(
  join(import.meta.dirname, '../../docs/figures.md'),
  figuresPage(await readFigures()),
);
