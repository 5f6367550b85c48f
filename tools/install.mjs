import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * A package as npm's lock files describe it.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Package
 */

const root = join(import.meta.dirname, '..');

/** Runs `npm ci` unless node_modules holds what package-lock.json asks for. */
export function ensureInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted)
    throw new Problem(
      'package-lock.json is missing or unreadable. Restore it with: git checkout package-lock.json',
    );
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (present && isInstalled(wanted, present)) return;
  console.log(present ? 'Packages have changed: running npm ci.' : 'First run: running npm ci.');
  runNpmCi();
}

/**
 * Whether all that is wanted is present in the same version. An optional package may be absent: it
 * is for another system.
 * @param {Record<string, Package>} wanted packages by their folder; '' is the project itself
 * @param {Record<string, Package>} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([folder, need]) => {
    if (folder === '') return true;
    const have = present[folder];
    if (!have) return need.optional === true;
    return have.version === need.version && have.integrity === need.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runNpmCi() {
  // NODE_ENV=production would leave out what builds the site.
  const { status, signal } = spawnSync('npm ci --include=dev --no-audit --no-fund', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    // Browsers are looked for later, and only by what needs one.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) {
    throw new Problem('npm ci failed; its words are above. Check the network and try again.');
  }
}
