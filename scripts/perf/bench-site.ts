import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startApi } from '#mocks/server/startApi.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { freePort } from '../server/ports.ts';
import { buildSite } from '../server/site.ts';
import { serveStatic } from './static-host.ts';

/** A built site as visitors get it, with the mock API behind it. */
export interface BenchSite {
  /** Without a slash at the end. */
  readonly url: string;
  readonly apiUrl: string;
  /** Where the build stands. */
  readonly dir: string;
  /** How long the build took, in ms; undefined if it was there already. */
  readonly buildTime: number | undefined;
  close(): Promise<void>;
}

interface Settings {
  /** Where the data of the API stands: the seed is put there if it is empty. */
  readonly dataDir: string;
  /** The site that is built there. Without it one is built, with what the API says. */
  readonly siteDir: string | undefined;
}

/** Serves a site as a static host would. */
export async function serveBench({ dataDir, siteDir }: Settings): Promise<BenchSite> {
  const api = await startApi({ port: 0, dataDir });
  const dir = siteDir ?? join(dataDir, 'site');
  const start = performance.now();
  if (!siteDir) await buildSite(dir, 'preview', `${api.url}/api`);
  const buildTime = siteDir ? undefined : performance.now() - start;
  const site = await serveStatic(dir, { port: await freePort(), apiUrl: api.url });
  return {
    url: site.url,
    apiUrl: api.url,
    dir,
    buildTime,
    close: async () => void (await Promise.all([site.close(), api.close()])),
  };
}

/** Starts a Chromium that can reach nothing but this machine. */
export function launchBench(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...launchArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', ...args],
  });
}
