/** The state of the server: its figures, its backups, and the pictures that no blog uses. */
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** After how many days a picture in no blog may be removed. */
export const UNUSED_DAYS = 30;

/** Times are in ms since 1970. */
const systemSchema = v.object({
  version: v.string(),
  startedAt: v.number(),
  database: v.object({ name: v.string(), bytes: v.number() }),
  disk: v.pipe(
    v.object({ freeBytes: v.number(), totalBytes: v.number() }),
    v.description('The disk of the data folder'),
  ),
  backups: v.object({
    isAutomatic: v.pipe(v.boolean(), v.description('Whether `BACKUP_DIR` is set')),
    last: v.nullable(v.object({ at: v.number(), bytes: v.number() })),
    failure: v.nullable(
      v.pipe(
        v.object({ at: v.number(), reason: v.string() }),
        v.description('The last try, if it failed'),
      ),
    ),
  }),
  isMailOn: v.pipe(v.boolean(), v.description('Whether `SMTP_URL` is set')),
  mails: v.pipe(
    v.array(
      v.object({
        state: v.picklist(['waiting', 'failed']),
        reason: v.nullable(
          v.pipe(v.string(), v.description('Of the last try; null before the first')),
        ),
        count: v.number(),
      }),
    ),
    v.description('Those that were not sent, grouped by the reason'),
  ),
  entries: v.pipe(
    v.record(v.string(), v.number()),
    v.description('How many entries there are, by the name of the kind'),
  ),
  messages: v.number(),
  messageDeletion: v.nullable(
    v.pipe(
      v.object({ at: v.number(), months: v.number(), count: v.number() }),
      v.description('When the first messages that are older than some months go, and how many'),
    ),
  ),
  rates: v.nullable(
    v.pipe(
      v.object({
        day: v.nullable(
          v.pipe(v.string(), v.description('Of the rates of the bank; null before any')),
        ),
        failure: v.nullable(
          v.pipe(
            v.object({ at: v.number(), reason: v.string() }),
            v.description('The last try, if it failed'),
          ),
        ),
      }),
      v.description('The exchange rates; null without `RATES_URL`'),
    ),
  ),
  pictures: v.nullable(
    v.pipe(
      v.object({
        total: v.number(),
        unused: v.pipe(v.number(), v.description('Those in no blog')),
        removable: v.pipe(
          v.number(),
          v.description(`Of them those that are unused since ${UNUSED_DAYS} days`),
        ),
      }),
      v.description('Null if they are in a bucket, which the server does not list'),
    ),
  ),
});

/** The figures of a running server. */
export type System = v.InferOutput<typeof systemSchema>;

/** The state of the server, for owners. */
export const systemEndpoints = {
  getSystem: {
    method: 'GET',
    path: '/system',
    access: 'owner',
    response: systemSchema,
  },
  removeUnusedPictures: {
    method: 'DELETE',
    path: '/system/pictures',
    access: 'owner',
    action: 'removed unused pictures',
    response: v.object({ removed: v.number() }),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** Sends a new backup as a file, for browsers: its response is no JSON, so no client calls it. */
export const backupDownload = {
  method: 'GET',
  path: '/system/backup',
  access: 'owner',
  action: 'downloaded a backup',
  response: v.unknown(),
} as const satisfies Endpoint<unknown, unknown>;
