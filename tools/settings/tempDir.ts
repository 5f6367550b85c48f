import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Creates a folder below .cache, which sees node_modules, until the end of the process. */
export function createTempDir(name: string): string {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const { path, remove } = mkdtempDisposableSync(join(parent, `${name}-`));
  process.once('exit', remove);
  return path;
}
