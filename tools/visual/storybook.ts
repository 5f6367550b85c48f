import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../build/settings.ts';
import { CliError } from '../cli-error.ts';
import { freePort, host } from '../server/ports.ts';
import type { Running } from '../server/site.ts';

/** Whether a built Storybook stands in a folder. */
export function isStorybook(dir: string): boolean {
  return existsSync(join(dir, 'index.json'));
}

/** Builds Storybook into a folder, without its docs pages. Throws a `CliError` if it fails. */
export async function buildStorybook(dir: string): Promise<void> {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [program, 'build', '--quiet', '--test', '--loglevel', 'error', '--output-dir', dir];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError('Storybook could not be built; the reason is above.');
}

/** Serves a built Storybook on a free port. */
export async function serveStorybook(dir: string): Promise<Running> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root,
    // Nothing but what stands there: an unknown address is a 404.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: dir },
    preview: {
      host,
      port,
      strictPort: true,
      open: false,
      // What stands here does not change, and each file of stories begins with loading it anew.
      headers: { 'Cache-Control': 'max-age=3600' },
    },
  });
  return { url: `http://${host}:${port}`, close: () => server.close() };
}
