import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, type Plugin, preview } from 'vite';
import { CliError } from '#tools/settings/cliError.ts';
import { host } from '#tools/settings/ports.ts';
import { proxyToApi, root } from '#tools/settings/settings.ts';

/** A running server. */
export interface Running {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

interface Ports {
  readonly port: number;
  readonly apiPort: number;
}

/** Starts Vite's development server, which forwards `/api` to the mock API. */
export async function serveDevelopment({ port, apiPort }: Ports): Promise<Running> {
  const server = await createServer({
    root,
    mode: 'development',
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: proxyToApi(apiPort) },
  });
  await server.listen();
  return { url: localUrl(port), close: () => server.close() };
}

/** Serves a built site like a static host, and forwards `/api` to the mock API. */
export async function servePreview({
  dir,
  port,
  apiPort,
  plugins = [],
}: Ports & { readonly dir: string; readonly plugins?: Plugin[] }): Promise<Running> {
  const server = await preview({
    root,
    mode: 'preview',
    logLevel: 'warn',
    plugins,
    build: { outDir: dir },
    preview: { host, port, strictPort: true, proxy: proxyToApi(apiPort), open: false },
  });
  return { url: localUrl(port), close: () => server.close() };
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

const localUrl = (port: number) => `http://localhost:${port}`;
