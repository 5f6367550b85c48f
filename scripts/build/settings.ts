import { join, relative, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { host, type Port, readPort } from '../server/ports.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** What the .env files of a mode say; a variable of the environment wins over them. */
export type Env = Readonly<Record<string, string>>;

/** Reads .env, .env.local, .env.<mode> and .env.<mode>.local, and the environment over them. */
export function readEnv(mode: string): Env {
  return loadEnv(mode, root, '');
}

/** Where the mock API listens: API_PORT, 5000 by default. */
export function apiPort(env: Env): Port {
  return readPort(env, 'API_PORT', 5000);
}

/** Where the site is served: PORT, else what the command has as its own. */
export function sitePort(env: Env, standard: number): Port {
  return readPort(env, 'PORT', standard);
}

/** Where the mock API keeps its working copy: DATA_DIR, `.data` in the project by default. */
export function dataDir(env: Env): string {
  return resolve(root, env.DATA_DIR || '.data');
}

/** A path as it reads best: from the project's folder on, if it is in there. */
export function shortPath(path: string): string {
  const fromRoot = relative(root, path);
  return fromRoot.startsWith('..') ? path : fromRoot;
}

/** Forwards `/api` to the mock API, as a real host would forward it to the real one. */
export function proxyToApi(port: number) {
  return { '/api': { target: `http://${host}:${port}` } };
}
