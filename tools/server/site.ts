import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { proxyToApi, root } from '../build/settings.ts';
import { CliError } from '../cli-error.ts';
import { host } from './ports.ts';

/** A server that runs. */
export interface Running {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

interface Ports {
  readonly port: number;
  readonly apiPort: number;
}

/** Starts Vite's development server, with `/api` forwarded. */
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

/** Serves a built site as a static host would, with `/api` forwarded. */
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
 * Builds the site into a folder, with the settings of a mode, and with what the API at `apiUrl`
 * says where one is given. Throws a `CliError` if it fails; what Vite said is on the screen then.
 */
export async function buildSite(dir: string, mode: string, apiUrl = ''): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', dir, '--emptyOutDir', '--logLevel=warn'];
  // A process of its own: under a test NODE_ENV is 'test', and React would be its slow self.
  const env = { ...process.env, NODE_ENV: 'production', PRERENDER_API_URL: apiUrl };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError('The site could not be built; the reason is above.');
}

function localUrl(port: number): string {
  return `http://localhost:${port}`;
}
