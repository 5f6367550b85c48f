import { Hono } from 'hono';
import { type Bin, type BinKind, bin, binEndpoints, notInBin } from '#contracts/bin.ts';
import { found } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Db } from '../storage/schema.ts';

/** Deleted entries, which are kept for a while. A promise resolves when a change is durable. */
export interface BinStore {
  list(): Promise<Bin>;
  /** Puts something back where it was, and returns its title; undefined if it is not here. */
  putBack(kind: BinKind, id: string): Promise<string | undefined>;
  /** Deletes something for good, and returns its title; undefined if it is not here. */
  remove(kind: BinKind, id: string): Promise<string | undefined>;
}

/** Creates the endpoints of the bin, for the server and for the mocks. */
export function createBinApi(storeIn: (transaction?: Db) => BinStore): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  route(app, binEndpoints.listBin, () => storeIn().list());
  for (const kind of Object.keys(bin) as BinKind[]) {
    for (const does of ['putBack', 'remove'] as const) {
      route(app, bin[kind][does], async ({ c, id, transaction }) => {
        const title = found(await storeIn(transaction)[does](kind, id), notInBin);
        // A message is deleted to forget a person, so the log does not keep its title.
        if (kind !== 'messages') c.set('title', title);
      });
    }
  }
  return app;
}
