import { join, relative, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { type Port, readPort } from './ports.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** The settings of a mode: its .env files, overridden by environment variables. */
export type Env = Readonly<Record<string, string>>;

/** Reads .env, .env.local, .env.<mode>, .env.<mode>.local and the environment. */
export function readEnv(mode: string): Env {
  return loadEnv(mode, root, '');
}

/** The port of the mock API: API_PORT, or 5000. */
export function apiPort(env: Env): Port {
  return readPort(env, 'API_PORT', 5000);
}

/** The folder of the mock API's data: DATA_DIR, or `.data` in the project. */
export function dataDir(env: Env): string {
  return resolve(root, env.DATA_DIR || '.data');
}

/** True if the site is built for the server in server/: `VITE_AUTH` is 'server'. */
export function hasServer(env: Env): boolean {
  return env.VITE_AUTH === 'server';
}

/** Shortens a path inside the project to the part below the project's folder. */
export function shortPath(path: string): string {
  const fromRoot = relative(root, path);
  return fromRoot.startsWith('..') ? path : fromRoot;
}
