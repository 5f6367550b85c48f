import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** A temporary folder and the function that deletes it. */
export interface TempDir {
  readonly dir: string;
  remove(): void;
}

/**
 * Creates a new folder below .cache for one run, so that runs can be concurrent. It is inside the
 * project, because what is built there imports from node_modules.
 */
export function createTempDir(name: string): TempDir {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, `${name}-`));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
