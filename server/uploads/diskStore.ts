import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../reasonOf.ts';
import { ifExists } from '../storage/ifExists.ts';
import { syncFolder, writeDurably } from '../storage/writeDurably.ts';
import { PICTURE_NAME, type PictureStore, unavailable } from './pictureStore.ts';
import { hashOf } from './usedPictures.ts';

/** How often, in ms, an unknown name may read the folder again, for files of others. */
const READ_INTERVAL_MS = 1000;

/** The age, in ms, from which a temporary file counts as left by a killed process. */
const LEFT_OVER_MS = 60_000;

/** Keeps pictures in a folder. A request only looks up a name in a map of its files. */
export function createDiskStore(folder: string): PictureStore {
  let paths = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function readFolder(): Promise<void> {
    const begin = performance.now();
    const names = (await readIfExists(folder, readdir(folder))) ?? [];
    const pictures = names.filter((name) => PICTURE_NAME.test(name));
    paths = new Map(pictures.map((name) => [name, join(folder, name)]));
    readAt = begin;
    for (const name of names) if (name.endsWith('.tmp')) await removeLeftOver(join(folder, name));
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
      if (!paths.has(name) && performance.now() - readAt > READ_INTERVAL_MS) await readFolder();
      const path = paths.get(name);
      if (!path) return undefined;
      return readIfExists(path, readFile(path));
    },
    async names() {
      await readFolder();
      return [...paths.keys()];
    },
    async remove(names, before) {
      const removed: string[] = [];
      for (const name of names) {
        const path = join(folder, name);
        const { mtimeMs = before } = (await ifExists(stat(path))) ?? {};
        if (mtimeMs >= before) continue;
        await rm(path, { force: true });
        paths.delete(name);
        removed.push(name);
      }
      return removed;
    },
    async check(used) {
      await readFolder();
      for (const path of paths.values()) await readIfExists(path, readByte(path));
      const stored = new Set([...paths.keys()].map(hashOf));
      const unused = [...stored].filter((hash) => !used.has(hash));
      return `${stored.size} in ${folder}, ${unused.length} of them in no blog`;
    },
  };
}

/** What is read of a path. Only what does not exist is gone: throws a 503 if it cannot be read. */
const readIfExists = <T>(path: string, reading: Promise<T>) =>
  ifExists(reading).catch((error: unknown) => {
    throw unavailable(`${path}: ${reasonOf(error)}`);
  });

/** Rejects if a file cannot be read. */
async function readByte(path: string): Promise<void> {
  await using file = await open(path);
  await file.read({ buffer: Buffer.alloc(1) });
}

async function removeLeftOver(path: string): Promise<void> {
  const { mtimeMs = Date.now() } = (await ifExists(stat(path))) ?? {};
  if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
}
