import { type Browser, chromium } from 'playwright';
import { type RunningApi, startApi } from '#mocks/server/startApi.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { freePort } from '../server/ports.ts';
import { serveStatic } from './static-host.ts';

/** A built site as visitors get it, with the mock API behind it. */
export interface BenchSite {
  /** Without a slash at the end. */
  readonly url: string;
  readonly apiUrl: string;
  close(): Promise<void>;
}

/** Serves the site built in `dir`, with the data of `dataDir`: the seed, if it is empty. */
export async function serveBench(dir: string, dataDir: string): Promise<BenchSite> {
  const api: RunningApi = await startApi({ port: 0, dataDir });
  const site = await serveStatic(dir, { port: await freePort(), apiUrl: api.url });
  return {
    url: site.url,
    apiUrl: api.url,
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
