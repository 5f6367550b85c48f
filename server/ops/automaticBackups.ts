import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import type { System } from '#contracts/system.ts';
import { HOUR_MS } from '#src/lib/time.ts';
import type { Log } from '../http/log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Settings } from '../settings.ts';
import { ifExists } from '../storage/ifExists.ts';
import { writeDurably } from '../storage/writeDurably.ts';
import { assertNoneMissing } from '../uploads/usedPictures.ts';
import { openBackup } from './openBackup.ts';

/** The age of the last backup from which another one is due: one comes each day. */
const DUE_MS = 23 * HOUR_MS;

/** Other files in the folder are somebody's own. */
const BACKUP_NAME = /^website-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** The name of a backup's file, with its time in UTC. Names in order are times in order. */
export const backupName = (now = Date.now()) =>
  `website-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Makes backups by itself, and knows how they went. */
export type AutomaticBackups = ReturnType<typeof createBackups>;

async function list(dir: string): Promise<string[]> {
  const names = (await ifExists(readdir(dir))) ?? [];
  return names.filter((name) => BACKUP_NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** The last backup in a folder, but no empty file, and none of the future. */
export async function lastBackup(
  dir: string,
  now = Date.now(),
): Promise<System['backups']['last']> {
  for (const name of await list(dir)) {
    const found = await ifExists(stat(join(dir, name)));
    if (found?.isFile() && found.size > 0 && found.mtimeMs < now + HOUR_MS) {
      return { at: found.mtimeMs, bytes: found.size };
    }
  }
  return null;
}

/** The name of a backup that is being written. */
const LEFT_OVER = /^website-[\dTZ-]+\.tar\.gz\.[\da-f-]{36}\.tmp$/;

/** Creates what makes a backup whenever one is due; without `BACKUP_DIR` it makes none. */
export function createBackups(settings: Settings, log: Log) {
  const { backupDir, backupsKept } = settings;
  let failure: System['backups']['failure'] = null;
  let running: Promise<void> | undefined;
  const aborting = new AbortController();

  async function makeIfDue(dir: string, now: number): Promise<void> {
    try {
      const last = await lastBackup(dir, now);
      if (last && now - last.at < DUE_MS && !failure) return;
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // A killed process has left these: only one server has this folder.
      for (const name of await readdir(dir)) {
        if (LEFT_OVER.test(name)) await rm(join(dir, name), { force: true });
      }
      const missing: string[] = [];
      const backup = addAbortSignal(aborting.signal, await openBackup(settings, missing));
      await writeDurably(join(dir, backupName(now)), backup);
      // Without those of a clock that was ahead, which would push out the new one.
      const all = (await list(dir)).filter((name) => name <= backupName(now));
      // One without all pictures takes the place of the one before, not of the oldest.
      const surplus = missing.length > 0 ? all.slice(1, -backupsKept) : all.slice(backupsKept);
      for (const name of surplus) await rm(join(dir, name));
      assertNoneMissing(missing);
      failure = null;
      log('info', { message: 'Backup', folder: dir });
    } catch (error) {
      if (aborting.signal.aborted) return;
      failure = { at: now, reason: reasonOf(error) };
      log('error', { message: 'The backup failed', folder: dir, error: failure.reason });
    }
  }

  const run = async (now = Date.now()) => {
    if (!backupDir || aborting.signal.aborted) return;
    running ??= makeIfDue(backupDir, now).finally(() => {
      running = undefined;
    });
    await running;
  };
  return {
    /** Makes a backup if one is due. Never rejects. */
    run,
    async status(): Promise<System['backups']> {
      const isAutomatic = backupDir !== undefined;
      try {
        return { isAutomatic, last: backupDir ? await lastBackup(backupDir) : null, failure };
      } catch (error) {
        return { isAutomatic, last: null, failure: { at: Date.now(), reason: reasonOf(error) } };
      }
    },
    /** Gives up the backup that is being made. */
    async stop(): Promise<void> {
      aborting.abort();
      await running;
    },
  };
}
