import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, type Plugin, type PreviewServer, preview, type ViteDevServer } from 'vite';
import type { RunningApi } from '#mocks/json-server/startApi.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { freePort, host } from '#tools/settings/ports.ts';
import { root } from '#tools/settings/settings.ts';

interface Serving {
  /** Default: a free port. */
  readonly port?: number;
  /** The mock API, which gets what is sent to `/api`, as behind a real host. */
  readonly api: RunningApi;
}

const listenOptions = async ({ port, api }: Serving) => ({
  host,
  port: port ?? (await freePort()),
  strictPort: true,
  proxy: { '/api': { target: api.url } },
});

/** A running site, which closes its API as well. */
const running = (server: ViteDevServer | PreviewServer, port: number, api: RunningApi) => ({
  url: `http://localhost:${port}`,
  close: () => Promise.all([server.close(), api.close()]),
});

/** Starts Vite's development server in front of a mock API. */
export async function serveDevelopment(serving: Serving) {
  const options = await listenOptions(serving);
  const server = await createServer({
    root,
    mode: 'development',
    clearScreen: false,
    server: options,
  });
  await server.listen();
  return running(server, options.port, serving.api);
}

/** Serves a built site like a static host, in front of a mock API. */
export async function servePreview(dir: string, serving: Serving, ...plugins: readonly Plugin[]) {
  const options = await listenOptions(serving);
  const server = await preview({
    root,
    mode: 'preview',
    logLevel: 'warn',
    plugins: [...plugins],
    build: { outDir: dir },
    preview: { ...options, open: false },
  });
  return running(server, options.port, serving.api);
}

/** Builds the site into a folder with the settings of a mode and the blogs of an API. */
export function buildSite(
  dir: string,
  mode: string,
  apiUrl = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const args = ['--mode', mode, '--outDir', dir, '--emptyOutDir'];
  return runBuild(args, { ...settings, PRERENDER_API_URL: apiUrl });
}

/**
 * Runs `vite build` with these settings. In a process of its own: in a test NODE_ENV is 'test', and
 * Vite would bundle React's slow build. Throws a `CliError` if the build fails.
 */
export async function runBuild(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...args, '--logLevel=warn'], {
    cwd: root,
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CliError('The build failed: see the output above.');
}
