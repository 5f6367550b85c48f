import { existsSync, renameSync, writeFileSync } from 'node:fs';
import low from 'lowdb';
import FileSync from 'lowdb/adapters/FileSync.js';
import { type Lists, readDataFile } from './dataFile.ts';

/** Opens the data file as json-server's database. After a crash it is the old or the new one. */
export function openDatabase(path: string) {
  let { lists, rest } = readDataFile(path);
  let writeError: unknown;
  const adapter = Object.assign(new FileSync<Lists>(path), {
    read: (): Lists => lists,
    // Keeps the error: json-server's router would send its stack as HTML.
    write: (changed: object): void => {
      try {
        const text = JSON.stringify({ ...rest, ...changed }, null, 2);
        writeFileSync(`${path}.tmp`, text, { flush: true });
        renameSync(`${path}.tmp`, path);
      } catch (error) {
        writeError = error;
      }
    },
  });
  const db = low(adapter);
  Object.assign(db._, { id: '_id' });
  return {
    db,
    /** Reads the file again: another program may have changed it, such as a second mock API. */
    refresh: (): void => {
      if (!existsSync(path)) return;
      ({ lists, rest } = readDataFile(path));
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
