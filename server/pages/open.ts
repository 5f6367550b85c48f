import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SHELLS_FILE } from '#server/rendering/pageShell.ts';
import { createSqlStore } from '../content/sqlStore.ts';
import type { Log } from '../http/log.ts';
import type { StaticFiles } from '../http/staticFiles.ts';
import type { Storage } from '../storage/storage.ts';
import { pageLimits } from './limits.ts';
import { createPages, type Pages } from './pages.ts';
import { createRenderer } from './renderer.ts';
import { createContentVersion } from './version.ts';

interface OpenPagesOptions {
  readonly siteDir: string;
  readonly files: StaticFiles | undefined;
  readonly storage: Storage;
  readonly log: Log;
  /** The file of the thread that renders pages. */
  readonly worker: string | undefined;
}

/** Opens the pages that show content; undefined if the site was not built for a server. */
export function openPages({
  siteDir,
  files,
  storage: { db },
  log,
  worker,
}: OpenPagesOptions): Pages | undefined {
  const shells = statSync(join(siteDir, SHELLS_FILE), { throwIfNoEntry: false });
  if (!files || !worker || !shells) return undefined;
  const version = createContentVersion(db);
  const { keptBytes, threadMb } = pageLimits();
  const renderer = createRenderer(worker, siteDir, { memoryMb: threadMb });
  return createPages({ store: createSqlStore(db), version, renderer, files, log, keptBytes });
}
