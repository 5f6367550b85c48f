import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningApi, startApi } from '#mocks/server/startApi.ts';
import { freePort } from '#tools/server/ports.ts';
import { buildSite, type Running, serveDevelopment, servePreview } from '#tools/server/site.ts';
import { createTempDir } from '#tools/testing/temp-dir.ts';

/** What the data of a file's API begins with, in the place of the seed. */
export interface Data {
  readonly testimonials: readonly unknown[];
  readonly blogs: readonly unknown[];
}

/** How the site of a file is made. */
interface Making {
  /** Built anew for this file, with what its API says, instead of the one build that knows no API. */
  readonly isBuiltWithApi?: boolean;
  /** A copy of the one build, which the tests of this file may change. */
  readonly isOwnCopy?: boolean;
  /** Not built at all, but as `npm start` serves it. */
  readonly isInDevelopment?: boolean;
}

/** How long, in ms, a build may take on a machine that does other things too. */
const BUILD_LIMIT = 180_000;

/** A site that serves while the tests of a file run; its addresses end without a slash. */
export interface Site {
  readonly url: string;
  /** The folder of what was built. */
  readonly dir: string;
  readonly apiUrl: string;
  /** The file that the API keeps its data in. */
  readonly dataFile: string;
}

/**
 * The built site with a real API behind it, for the tests of one file: on free ports, with data of
 * its own that begin as the seed, or as `data`.
 */
export function serveSite(
  data?: Data,
  { isBuiltWithApi = false, isOwnCopy = false, isInDevelopment = false }: Making = {},
): Site {
  const built = isBuiltWithApi || isOwnCopy ? createTempDir('e2e-own') : undefined;
  let dataDir: string | undefined;
  let api: RunningApi | undefined;
  let served: Running | undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'deurali-e2e-'));
    if (data) writeFileSync(join(dataDir, 'db.json'), JSON.stringify(data));
    api = await startApi({ port: 0, dataDir });
    if (built && isOwnCopy) cpSync(inject('siteDir'), built.dir, { recursive: true });
    else if (built) await buildSite(built.dir, 'preview', `${api.url}/api`);
    const ports = { port: await freePort(), apiPort: api.port };
    served = isInDevelopment
      ? await serveDevelopment(ports)
      : await servePreview({ ...ports, dir: built?.dir ?? inject('siteDir') });
  }, BUILD_LIMIT);

  afterAll(async () => {
    await Promise.all([served?.close(), api?.close()]);
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    built?.remove();
  });

  return {
    get url() {
      return running(served).url;
    },
    get dir() {
      return built?.dir ?? inject('siteDir');
    },
    get apiUrl() {
      return running(api).url;
    },
    get dataFile() {
      return running(api).dataFile;
    },
  };
}

function running<Server>(server: Server | undefined): Server {
  if (!server) throw new Error('The site runs inside tests, not at the top of a file');
  return server;
}
