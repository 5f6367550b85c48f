import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from '../storage/writeDurably.ts';
import { PICTURE_NAME, type PictureStore, unavailable } from './pictureStore.ts';
import { hashOf } from './usedPictures.ts';

/** How often, in ms, an unknown name may read the folder again: another process may have written. */
const READ_INTERVAL_MS = 1000;

/** The age, in ms, from which a temporary file counts as left by a killed process. */
const LEFT_OVER_MS = 60_000;

/** Keeps pictures in a folder. A request only looks up a name in a map of the files in the folder. */
export function createDiskStore(folder: string): PictureStore {
  const paths = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function readFolder(): Promise<void> {
    readAt = Date.now();
    const names = await readdir(folder).catch(() => []);
    paths.clear();
    for (const name of names) {
      if (PICTURE_NAME.test(name)) paths.set(name, join(folder, name));
      else if (name.endsWith('.tmp')) await removeLeftOver(join(folder, name));
    }
  }

  return {
    description: folder,
    isRemote: false,
    async save(files) {
      try {
        const created = await mkdir(folder, { recursive: true, mode: 0o700 });
        if (created) await syncFolder(dirname(created));
        for (const [name, body] of files) await writeDurably(join(folder, name), body);
      } catch (error) {
        throw unavailable(error);
      }
      for (const name of files.keys()) paths.set(name, join(folder, name));
    },
    async read(name) {
      if (!paths.has(name) && Date.now() - readAt > READ_INTERVAL_MS) await readFolder();
      const path = paths.get(name);
      if (!path) return undefined;
      return readFile(path).catch(() => undefined);
    },
    async names() {
      await readFolder();
      return [...paths.keys()];
    },
    async remove(names, before) {
      const removed: string[] = [];
      for (const name of names) {
        const path = join(folder, name);
        const { mtimeMs = before } = (await stat(path).catch(() => undefined)) ?? {};
        if (mtimeMs >= before) continue;
        await rm(path, { force: true });
        paths.delete(name);
        removed.push(name);
      }
      return removed;
    },
    async check(used) {
      await readFolder();
      const stored = new Set([...paths.keys()].map(hashOf));
      const unused = [...stored].filter((hash) => !used.has(hash));
      return `${stored.size} in ${folder}, ${unused.length} of them in no blog`;
    },
  };
}

async function removeLeftOver(path: string): Promise<void> {
  const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
  if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
}
