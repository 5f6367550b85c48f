import { compress, contentHeaders, type StaticFile, sendFile } from '../http/staticFiles.ts';
import type { ContentStore } from './store.ts';

/** Creates the function that responds with a list, read and compressed once for each version. */
export function createCachedLists(
  store: Pick<ContentStore, 'list'>,
  readVersion: () => Promise<number>,
): (kind: string, request: Request) => Promise<Response> {
  const lists = new Map<string, { version: number; file: Promise<StaticFile> }>();

  async function read(kind: string, old: Promise<StaticFile> | undefined): Promise<StaticFile> {
    const body = new Uint8Array(Buffer.from(JSON.stringify(await store.list(kind))));
    const headers = contentHeaders({}, 'json', body);
    const known = await old?.catch(() => undefined);
    // Another kind has changed.
    if (known && known.headers.ETag === headers.ETag) return known;
    return { body, encoded: Object.entries(await compress(body)), headers };
  }

  return async (kind, request) => {
    // Before the list, which may be newer than its version, but never older.
    const version = await readVersion();
    let list = lists.get(kind);
    if (list?.version !== version) {
      list = { version, file: read(kind, list?.file) };
      lists.set(kind, list);
      list.file.catch(() => lists.delete(kind));
    }
    return sendFile(await list.file, request, 200);
  };
}
