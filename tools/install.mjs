/*
 * Installs what is missing, before every npm script. Plain JavaScript without packages, for the
 * Node of the machine: the project's own Node 24 is one of the packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm ci` unless every package of the lock file is there. Ends the process if that fails. */
export function ensureInstalled() {
  const wanted = readPackages('package-lock.json');
  if (isInstalled(wanted, readPackages('node_modules/.package-lock.json'))) return;
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
 * True if every wanted package is present in its version. Optional ones may be absent: they are for
 * other systems. Both are packages by folder, as in npm's lock files; '' is the project itself.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    const installed = present[folder];
    return installed ? installed.version === version : folder === '' || optional === true;
  });
}

/** The packages of a lock file; none if there is no such file. @param {string} file */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
