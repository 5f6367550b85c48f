/*
 * Installs what is missing, before every npm script. Plain JavaScript without packages, for the
 * Node of the machine: the project's own Node 24 is one of the packages.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A package in npm's lock files.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package
 */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm ci` unless every package of the lock file is there. Ends the process if that fails. */
export function ensureInstalled() {
  const wanted = readPackages('package-lock.json');
  if (wanted && isInstalled(wanted, readPackages('node_modules/.package-lock.json'))) return;
  console.log(
    'Installing the packages of package-lock.json, among them Node 24, into node_modules (600 MB): npm ci',
  );
  // Browsers are installed by `npm test`, and NODE_ENV=production must not leave packages out.
  const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status === 0) return;
  console.error('npm ci failed: see its output above.');
  process.exit(status ?? 1);
}

/**
 * Whether every wanted package is present in the same version. Optional packages may be absent:
 * they are for other systems.
 * @param {Record<string, Package>} wanted packages by folder; '' is the project itself
 * @param {Record<string, Package>} present
 */
export function isInstalled(wanted, present = {}) {
  return Object.entries(wanted).every(([folder, { version, integrity, optional = false }]) => {
    if (folder === '') return true;
    const installed = present[folder];
    if (!installed) return optional;
    return installed.version === version && installed.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
