import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleFile } from '#mocks/json-server/dataFile.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { buildSite, serveDevelopment, servePreview } from '#tools/serving/site.ts';
import { freePort } from '#tools/settings/ports.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';

/** The data that an API starts with. */
export interface Data {
  readonly testimonials: readonly unknown[];
  readonly blogs: readonly unknown[];
}

/**
 * Which site a worker serves: the one build of the run; a copy of it, which tests may change; a
 * build of its own with the data of its API; or the development server.
 */
export type SiteKind = 'build' | 'copied build' | 'build with data' | 'development';

/** A site with an API of its own. URLs end without a slash. */
export interface Site {
  readonly url: string;
  readonly apiUrl: string;
  /** The folder of the built site. */
  readonly dir: string;
  /** The file where the API stores its data. */
  readonly dataFile: string;
  close(): Promise<void>;
}

/** Starts an API on a free port with `data`, or a copy of the seed, and a site in front of it. */
export async function startSite(kind: SiteKind, data: Data | undefined): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-e2e-'));
  if (data) writeFileSync(join(dataDir, 'db.json'), JSON.stringify(data));
  const api = await startApi({ port: 0, dataDir, seedFile: sampleFile });
  const { dir, remove } = await prepareBuild(kind, api.url);
  const ports = { port: await freePort(), apiPort: api.port };
  const server =
    kind === 'development' ? await serveDevelopment(ports) : await servePreview({ ...ports, dir });
  return {
    url: server.url,
    apiUrl: api.url,
    dir,
    dataFile: api.dataFile,
    close: async () => {
      await Promise.all([server.close(), api.close()]);
      rmSync(dataDir, { recursive: true, force: true });
      remove();
    },
  };
}

async function prepareBuild(kind: SiteKind, apiUrl: string) {
  const { SITE_DIR: sharedDir } = process.env;
  if (!sharedDir) throw new Error('The global setup has not built the site');
  if (kind === 'build' || kind === 'development') return { dir: sharedDir, remove: () => {} };
  const copy = createTempDir('e2e-own');
  if (kind === 'copied build') cpSync(sharedDir, copy.dir, { recursive: true });
  else await buildSite(copy.dir, 'preview', `${apiUrl}/api`);
  return copy;
}
