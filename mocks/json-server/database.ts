import { renameSync, statSync, writeFileSync } from 'node:fs';
import low from 'lowdb';
import FileSync from 'lowdb/adapters/FileSync.js';
import { type Lists, readDataFile } from './dataFile.ts';

/** Opens the data file as json-server's database. After a crash it is the old or the new one. */
export function openDatabase(path: string) {
  let { lists, rest } = readDataFile(path);
  let stamp = stampOf(path);
  let writeError: unknown;
  const adapter = Object.assign(new FileSync<Lists>(path), {
    read: (): Lists => lists,
    // Keeps the error: json-server's router would send its stack as HTML.
    write: (changed: object): void => {
      try {
        replaceFile(path, JSON.stringify({ ...rest, ...changed }, null, 2));
        stamp = stampOf(path);
      } catch (error) {
        writeError = error;
      }
    },
  });
  const db = low(adapter);
  Object.assign(db._, { id: '_id' });
  return {
    db,
    /** Reads the file again if another program has changed it, such as a second mock API. */
    refresh: (): void => {
      const present = stampOf(path);
      if (!present || present === stamp) return;
      ({ lists, rest } = readDataFile(path));
      stamp = present;
      db.setState(lists);
    },
    /** Throws the error of the last write, if it failed. */
    checkWrite: (): void => {
      const error = writeError;
      writeError = undefined;
      if (error !== undefined) throw error;
    },
  };
}

/** Every write makes another file, an editor at least another time. */
function stampOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.ino} ${file.mtimeMs}`;
}

function replaceFile(path: string, text: string): void {
  const temporary = `${path}.tmp`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, path);
}
