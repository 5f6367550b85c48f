import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';

/** A folder for one run, and how to be rid of it. */
export interface Scratch {
  readonly dir: string;
  remove(): void;
}

/**
 * Makes a new folder under .cache, so that two runs may go on at once. It is inside the project,
 * since what is built there must find node_modules.
 */
export function makeScratch(name: string): Scratch {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, `${name}-`));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
