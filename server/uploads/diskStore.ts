import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../reasonOf.ts';
import { ifExists } from '../storage/ifExists.ts';
import { sync, writeDurably } from '../storage/writeDurably.ts';
import { PICTURE_NAME, type PictureStore, unavailable } from './pictureStore.ts';
import { hashOf } from './usedPictures.ts';

/** The age, in ms, from which a temporary file counts as left by a killed process. */
const LEFT_OVER_MS = 60_000;

/** Keeps pictures in a folder. A path is only made of a name that `PICTURE_NAME` matches. */
export function createDiskStore(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, name);

  async function names(): Promise<string[]> {
    const all = (await readIfExists(folder, readdir(folder))) ?? [];
    for (const name of all) if (name.endsWith('.tmp')) await removeLeftOver(pathOf(name));
    return all.filter((name) => PICTURE_NAME.test(name));
  }

  return {
    isRemote: false,
    async save(files) {
      try {
        const created = await mkdir(folder, { recursive: true, mode: 0o700 });
        if (created) await sync(dirname(created));
        for (const [name, body] of files) await writeDurably(pathOf(name), body);
      } catch (error) {
        throw unavailable(error);
      }
    },
    read: (name) => readIfExists(pathOf(name), readFile(pathOf(name))),
    names,
    async remove(chosen, before) {
      const removed: string[] = [];
      for (const name of chosen) {
        const path = pathOf(name);
        const { mtimeMs = before } = (await ifExists(stat(path))) ?? {};
        if (mtimeMs >= before) continue;
        await rm(path, { force: true });
        removed.push(name);
      }
      return removed;
    },
    async check(used) {
      const stored = await names();
      for (const path of stored.map(pathOf)) await readIfExists(path, readByte(path));
      const all = new Set(stored.map(hashOf));
      const unused = [...all].filter((hash) => !used.has(hash));
      return `${all.size} in ${folder}, ${unused.length} of them in no blog`;
    },
  };
}

/** A path as it is read; undefined if it does not exist. Throws a 503 if it cannot be read. */
const readIfExists = <T>(path: string, reading: Promise<T>) =>
  ifExists(reading).catch((error: unknown) => {
    throw unavailable(`${path}: ${reasonOf(error)}`);
  });

async function readByte(path: string): Promise<void> {
  await using file = await open(path);
  await file.read({ buffer: Buffer.alloc(1) });
}

async function removeLeftOver(path: string): Promise<void> {
  const { mtimeMs = Date.now() } = (await ifExists(stat(path))) ?? {};
  if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
}
