/**
 * `npm run generate:openapi` generates docs/openapi.json. Run it when the contract changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from './openApi.ts';

await writeFile(join(import.meta.dirname, '../../docs/openapi.json'), openApiDocument());
