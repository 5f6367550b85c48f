import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Creates a folder below .cache for one run: what is built there imports from node_modules. */
export function createTempDir(name: string) {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const { path: dir, remove } = mkdtempDisposableSync(join(parent, `${name}-`));
  return { dir, remove };
}
