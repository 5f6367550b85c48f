/** The state of the server: its figures, its backups, and the pictures that no blog uses. */
import {
  array,
  boolean,
  description,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
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
  disk: pipe(
    object({ freeBytes: number(), totalBytes: number() }),
    description('The disk of the data folder'),
  ),
  backups: object({
    isAutomatic: pipe(boolean(), description('Whether `BACKUP_DIR` is set')),
    last: nullable(object({ at: number(), bytes: number() })),
    failure: nullable(
      pipe(object({ at: number(), reason: string() }), description('The last try, if it failed')),
    ),
  }),
  isMailOn: pipe(boolean(), description('Whether `SMTP_URL` is set')),
  mails: pipe(
    array(
      object({
        state: picklist(['waiting', 'failed']),
        reason: nullable(pipe(string(), description('Of the last try; null before the first'))),
        count: number(),
      }),
    ),
    description('Those that were not sent, grouped by the reason'),
  ),
  entries: pipe(
    record(string(), number()),
    description('How many entries there are, by the name of the kind'),
  ),
  messages: number(),
  messageDeletion: nullable(
    pipe(
      object({ at: number(), months: number(), count: number() }),
      description('When the first messages that are older than some months go, and how many'),
    ),
  ),
  rates: nullable(
    pipe(
      object({
        day: nullable(pipe(string(), description('Of the rates of the bank; null before any'))),
        failure: nullable(
          pipe(
            object({ at: number(), reason: string() }),
            description('The last try, if it failed'),
          ),
        ),
      }),
      description('The exchange rates; null without `RATES_URL`'),
    ),
  ),
  pictures: nullable(
    pipe(
      object({
        total: number(),
        unused: pipe(number(), description('Those in no blog')),
        removable: pipe(
          number(),
          description(`Of them those that are unused since ${UNUSED_DAYS} days`),
        ),
      }),
      description('Null if they are in a bucket, which the server does not list'),
    ),
  ),
});

/** The figures of a running server. */
export type System = InferOutput<typeof systemSchema>;

/** The state of the server, for owners. */
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
