import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFile } from '#mocks/json-server/dataFile.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { serveDevelopment, servePreview } from '#tools/serving/site.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';

/** The data that an API starts with. */
export interface Data {
  readonly testimonials: readonly unknown[];
  readonly blogs: readonly unknown[];
}

/** The run's one build, a copy of it, or development. */
export type SiteKind = 'build' | 'copied build' | 'development';

/** A site with an API of its own. `dir` is the folder of its build. */
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts an API on a free port with `data`, or a copy of the seed, and a site in front of it. */
export async function startSite(kind: SiteKind, data: Data | undefined) {
  const temp = createTempDir('e2e-site');
  if (data) writeFileSync(join(temp, 'db.json'), JSON.stringify(data));
  const api = await startApi({ port: 0, dataDir: temp, seedFile: sampleFile });
  const { SITE_DIR: shared } = process.env;
  if (!shared) throw new Error('The global setup has not built the site');
  const dir = kind === 'copied build' ? join(temp, 'site') : shared;
  if (dir !== shared) cpSync(shared, dir, { recursive: true });
  const served = kind === 'development' ? serveDevelopment({ api }) : servePreview(dir, { api });
  return { ...(await served), dir };
}
