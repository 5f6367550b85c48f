import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

// npm omits them if its registry does not have them, and `npm ci` then fails everywhere.
test('package-lock.json contains the packages for other systems', () => {
  const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = new Set(
    Object.keys(lockfile.packages).map((folder) => folder.split('node_modules/').at(-1)),
  );
  const missing = Object.values(lockfile.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});
