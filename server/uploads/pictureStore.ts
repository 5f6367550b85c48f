import { PICTURE_WIDTHS } from '#contracts/pictureFiles.ts';
import { pictureErrors } from '#contracts/pictures.ts';
import { HttpError, RETRY_SOON } from '../api/HttpError.ts';
import { logJson } from '../http/log.ts';

/** Keeps the files of uploaded pictures, which never change. */
export interface PictureStore {
  /** True if each look costs a request: strangers may then only read pictures of blogs. */
  readonly isRemote: boolean;
  /** Keeps files by their names; resolves when they are durable. */
  save(files: ReadonlyMap<string, PictureFile>): Promise<void>;
  /** The file with a name that `PICTURE_NAME` matches; undefined if there is none. */
  read(name: string): Promise<PictureFile | undefined>;
  /** The names of all files. A bucket names those that pictures with these hashes may have. */
  names(used: ReadonlySet<string>): Promise<string[]>;
  /** Removes files that were saved before a time, and returns their names. A bucket has no such. */
  remove?(names: readonly string[], before: number): Promise<string[]>;
  /** Checks the store, and describes its content. `used` are the hashes in blogs. */
  check(used: ReadonlySet<string>): Promise<string>;
}

export type PictureFile = Uint8Array<ArrayBuffer>;

/** The name of a file: the picture's hash, and the width or that it is the card. */
export const PICTURE_NAME = new RegExp(
  `^[0-9a-f]{32}-(?:(?:${PICTURE_WIDTHS.join('|')})\\.webp|card\\.jpg)$`,
);

/** True if a file is the card of a picture, which is made again if it is missing. */
export const isCard = (name: string) => name.endsWith('-card.jpg');

/** The media type of a file. */
export const typeOf = (name: string) => (isCard(name) ? 'image/jpeg' : 'image/webp');

/** The error of a store that cannot be reached or has no room. Logs the cause. */
export function unavailable(cause: unknown): HttpError {
  logJson('error', { message: 'Pictures cannot be stored or read', error: String(cause) });
  return new HttpError(pictureErrors.noStorage, RETRY_SOON, { cause });
}
