import { join } from 'node:path';
import { HttpError } from '../api/responses.ts';
import { logJson } from '../http/log.ts';
import type { Settings } from '../settings.ts';
import { createDiskStore } from './diskStore.ts';
import { createS3Store } from './s3Store.ts';

/** Keeps the files of uploaded pictures, which never change. */
export interface PictureStore {
  /** Where the files are. */
  readonly description: string;
  /** Keeps files by their names; resolves when they are durable. */
  save(files: ReadonlyMap<string, PictureFile>): Promise<void>;
  /** The file with a name that `PICTURE_NAME` matches; undefined if there is none. */
  read(name: string): Promise<PictureFile | undefined>;
  /** Checks that it works, and says what is in it if that is known. `used` are the names in blogs. */
  check(used: ReadonlySet<string>): Promise<string>;
}

export type PictureFile = Uint8Array<ArrayBuffer>;

/** The name of a file: the picture's hash and the width. */
export const PICTURE_NAME = /^[0-9a-f]{32}-\d{3,4}\.webp$/;

/** Opens the store of the settings: an S3 bucket if there is one, else a folder in the data folder. */
export function openPictureStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): PictureStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'uploads'));
}

/** The error of a store that cannot be reached or has no room. Logs the cause. */
export function unavailable(cause: unknown): HttpError {
  logJson('error', { message: 'Pictures cannot be kept or read', error: String(cause) });
  return new HttpError(503, 'The storage of the pictures is not available. Try again soon.', {
    'Retry-After': '5',
  });
}
