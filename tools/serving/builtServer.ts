import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { buildSite } from './site.ts';

/** The folder of the built server. The site that it serves is in `site` below it. */
export const serverDir = join(root, 'dist-server');

/**
 * The arguments of Node for the built server, as in server/deploy/. The two flags keep a quarter of its
 * memory free: a small space for new objects, and no Maglev, whose compiling takes 15 MB.
 */
export const serverArgs = ['--max-semi-space-size=2', '--no-maglev', join(serverDir, 'main.js')];

/** What is part of the server or of the site: a change of any of it makes the build old. */
const SOURCES = [
  ...['brand', 'contracts', 'src', 'server', 'public', 'tools/build', 'tools/settings'],
  ...['index.html', 'vite.config.ts'],
];
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The settings of a site that is built for the server. */
const SITE_SETTINGS = { VITE_AUTH: 'server' };

/** Builds server and site into a folder if they are missing or older than their sources. */
export async function buildServer(dir = serverDir): Promise<void> {
  const stamp = join(dir, 'built');
  const sources = [...SOURCES, ...SETTINGS, 'package-lock.json'];
  const changed = Math.max(...sources.map((name) => lastChange(join(root, name))));
  if (lastChange(stamp) > changed) return;
  console.log('Building the server and its site, which takes about a minute …');
  await buildSite(join(dir, 'site'), 'production', '', SITE_SETTINGS);
  compressFiles(join(dir, 'site'));
  await bundleServer(dir);
  await bundle('server/pages/vite.config.ts', dir, SITE_SETTINGS);
  writeFileSync(stamp, '');
}

/** Bundles the server without its site and pages. Throws a `CliError` if it fails. */
export async function bundleServer(dir: string): Promise<void> {
  await bundle('server/vite.config.ts', dir);
}

async function bundle(config: string, dir: string, settings: Record<string, string> = {}) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', config, '--outDir', dir, '--logLevel=warn'];
  const env = { ...process.env, ...settings, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError('The build failed: see the output above.');
}

/** Writes `.br` and `.gz` files beside those that get smaller, so that the server starts at once. */
function compressFiles(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|xml|txt|ico|webmanifest)$/.test(entry.name))
      continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    for (const [extension, compress] of [
      ['.br', brotliCompressSync] as const,
      ['.gz', gzipSync] as const,
    ]) {
      const smaller = compress(body);
      if (smaller.length < body.length) writeFileSync(file + extension, smaller);
    }
  }
}

/** The last change of a file, or of any file in a folder, in epoch ms; 0 if it does not exist. */
function lastChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}
