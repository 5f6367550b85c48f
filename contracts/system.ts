/** The state of the server: its figures, its backups, and the pictures that no blog uses. */
import * as v from 'valibot';
import { described, type Endpoint } from './endpoint.ts';

/** The age in days at which a picture in no blog may be removed. */
export const UNUSED_DAYS = 30;

/** Times are in ms since 1970. */
const systemSchema = v.object({
  version: v.string(),
  startedAt: v.number(),
  database: v.object({ name: v.string(), bytes: v.number() }),
  disk: described(
    v.object({ freeBytes: v.number(), totalBytes: v.number() }),
    'The disk of the data folder',
  ),
  backups: v.object({
    isAutomatic: described(v.boolean(), 'Whether `BACKUP_DIR` is set'),
    last: v.nullable(v.object({ at: v.number(), bytes: v.number() })),
    failure: v.nullable(
      described(v.object({ at: v.number(), reason: v.string() }), 'The last try, if it failed'),
    ),
  }),
  isMailOn: described(v.boolean(), 'Whether `SMTP_URL` is set'),
  mails: described(
    v.array(
      v.object({
        state: v.picklist(['waiting', 'failed']),
        reason: v.nullable(described(v.string(), 'Of the last try; null before the first')),
        count: v.number(),
      }),
    ),
    'Those that were not sent, grouped by the reason',
  ),
  entries: described(
    v.record(v.string(), v.number()),
    'How many entries there are, by the name of the kind',
  ),
  messages: v.number(),
  messageDeletion: v.nullable(
    described(
      v.object({ at: v.number(), months: v.number(), count: v.number() }),
      'When the first messages that are older than some months go, and how many',
    ),
  ),
  rates: v.nullable(
    described(
      v.object({
        day: v.nullable(described(v.string(), 'Of the rates of the bank; null before any')),
        failure: v.nullable(
          described(v.object({ at: v.number(), reason: v.string() }), 'The last try, if it failed'),
        ),
      }),
      'The exchange rates; null without `RATES_URL`',
    ),
  ),
  pictures: v.nullable(
    described(
      v.object({
        total: v.number(),
        unused: described(v.number(), 'Those in no blog'),
        removable: described(v.number(), `Of them those that are unused since ${UNUSED_DAYS} days`),
        missing: described(v.number(), 'Those of blogs that miss a file: no backup has them'),
      }),
      'Null if they are in a bucket, which the server does not list',
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
