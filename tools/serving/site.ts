import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
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
}: Ports & { readonly dir: string }): Promise<Running> {
  const server = await preview({
    root,
    mode: 'preview',
    logLevel: 'warn',
    build: { outDir: dir },
    preview: { host, port, strictPort: true, proxy: proxyToApi(apiPort), open: false },
  });
  return { url: localUrl(port), close: () => server.close() };
}

/**
 * Builds the site into a folder with the settings of a mode, and with the blogs of the API at
 * `apiUrl` if it is given. `settings` override those of the mode. Throws a `CliError` if the build fails.
 */
export async function buildSite(
  dir: string,
  mode: string,
  apiUrl = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', dir, '--emptyOutDir', '--logLevel=warn'];
  // In a process of its own: in a test NODE_ENV is 'test', and Vite would bundle React's slow build.
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    PRERENDER_API_URL: apiUrl,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError('The build failed: see the output above.');
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}
