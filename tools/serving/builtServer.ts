import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '#tools/settings/settings.ts';
import { buildSite, runBuild } from './site.ts';

/** The folder of the built server. The site that it serves is in `site` below it. */
const serverDir = join(root, 'dist-server');

/** The arguments of Node for the built server. The two flags free a quarter of its memory. */
export const serverArgs = ['--max-semi-space-size=2', '--no-maglev', join(serverDir, 'main.js')];

/** The sources of the server and of the site: a change of any makes the build old. */
const SOURCES = [
  ...['brand', 'contracts', 'src', 'server', 'public', 'tools'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
];

/** The settings of a site that this server serves. */
export const SITE_SETTINGS = { VITE_AUTH: 'server' };

/** Builds server and site into a folder if they are missing or older than their sources. */
export async function buildServer(dir = serverDir): Promise<void> {
  const stamp = join(dir, 'built');
  const changed = Math.max(...SOURCES.map((name) => lastChange(join(root, name))));
  if (lastChange(stamp) > changed) return;
  console.log('Building the server and its site, which takes about a minute …');
  await buildSite(join(dir, 'site'), 'production', '', SITE_SETTINGS);
  compressFiles(join(dir, 'site'));
  await bundleServer(dir);
  await bundle('server/pages/vite.config.ts', dir, SITE_SETTINGS);
  writeFileSync(stamp, '');
}

/** Bundles the server without its site and pages. Throws a `CliError` if it fails. */
export const bundleServer = (dir: string) => bundle('server/vite.config.ts', dir);

const bundle = (config: string, dir: string, settings: Readonly<Record<string, string>> = {}) =>
  runBuild(['--config', config, '--outDir', dir], settings);

/** Writes `.br` and `.gz` files beside those that get smaller, so that a server starts at once. */
export function compressFiles(dir: string): void {
  for (const name of globSync('**/*.{html,js,css,svg,xml,txt,ico,webmanifest}', { cwd: dir })) {
    const file = join(dir, name);
    const body = readFileSync(file);
    for (const [extension, compressed] of Object.entries({
      '.br': brotliCompressSync(body),
      '.gz': gzipSync(body),
    })) {
      if (compressed.length < body.length) writeFileSync(file + extension, compressed);
    }
  }
}

/** The last change of a file, or of any file in a folder, in epoch ms; 0 if it does not exist. */
export function lastChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}
