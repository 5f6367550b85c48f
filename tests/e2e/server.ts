import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFile } from '#mocks/json-server/dataFile.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { serveDevelopment, servePreview } from '#tools/serving/site.ts';
import { freePort } from '#tools/settings/ports.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';

/** The data that an API starts with. */
export interface Data {
  readonly testimonials: readonly unknown[];
  readonly blogs: readonly unknown[];
}

/** The run's one build, a copy of it, or development. */
export type SiteKind = 'build' | 'copied build' | 'development';

/** A site with an API of its own. URLs end without a slash. */
export interface Site {
  readonly url: string;
  /** The folder of the built site. */
  readonly dir: string;
  close(): Promise<void>;
}

/** Starts an API on a free port with `data`, or a copy of the seed, and a site in front of it. */
export async function startSite(kind: SiteKind, data: Data | undefined): Promise<Site> {
  const temp = createTempDir('e2e-site');
  if (data) writeFileSync(join(temp.dir, 'db.json'), JSON.stringify(data));
  const api = await startApi({ port: 0, dataDir: temp.dir, seedFile: sampleFile });
  const { SITE_DIR: shared } = process.env;
  if (!shared) throw new Error('The global setup has not built the site');
  const dir = kind === 'copied build' ? join(temp.dir, 'site') : shared;
  if (dir !== shared) cpSync(shared, dir, { recursive: true });
  const ports = { port: await freePort(), apiPort: api.port };
  const server =
    kind === 'development' ? await serveDevelopment(ports) : await servePreview({ ...ports, dir });
  return {
    url: server.url,
    dir,
    close: async () => {
      await Promise.all([server.close(), api.close()]);
      temp.remove();
    },
  };
}
