/** How the server is: its figures, its backups, and the pictures that no blog uses. */
import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** After how many days a picture in no blog may be removed. */
export const UNUSED_DAYS = 30;

/** Times are in ms since 1970. */
const systemSchema = object({
  version: string(),
  startedAt: number(),
  database: object({ name: string(), bytes: number() }),
  /** The disk of the data folder. */
  disk: object({ freeBytes: number(), totalBytes: number() }),
  backups: object({
    /** Whether `BACKUP_DIR` is set. */
    isAutomatic: boolean(),
    last: nullable(object({ at: number(), bytes: number() })),
    /** The last try, if it failed. */
    failure: nullable(object({ at: number(), reason: string() })),
  }),
  /** Mails that were not sent, grouped by the reason of the last try; null before the first. */
  mails: array(
    object({
      state: picklist(['waiting', 'failed']),
      reason: nullable(string()),
      count: number(),
    }),
  ),
  /** How many entries there are, by the name of the kind, and messages. */
  entries: record(string(), number()),
  messages: number(),
  /** Null if they are in a bucket, which the server does not list. */
  pictures: nullable(
    object({
      total: number(),
      /** Those in no blog, and of them those since 30 days. */
      unused: number(),
      removable: number(),
    }),
  ),
});

export type System = InferOutput<typeof systemSchema>;

export const systemEndpoints = {
  getSystem: {
    method: 'GET',
    path: '/system',
    status: 200,
    access: 'owner',
    response: systemSchema,
  },
  removeUnusedPictures: {
    method: 'DELETE',
    path: '/system/pictures',
    status: 200,
    access: 'owner',
    action: 'removed unused pictures',
    response: object({ removed: number() }),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** Sends a new backup as a file, for browsers: its response is no JSON, so no client calls it. */
export const backupDownload = {
  method: 'GET',
  path: '/system/backup',
  status: 200,
  access: 'owner',
  action: 'downloaded a backup',
  response: unknown(),
} as const satisfies Endpoint<unknown, unknown>;
