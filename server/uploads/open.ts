import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createDiskStore } from './diskStore.ts';
import type { PictureStore } from './pictureStore.ts';
import { createS3Store } from './s3Store.ts';

/** Opens the store of the settings: an S3 bucket, or a folder in the data folder. */
export function openPictureStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): PictureStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'uploads'));
}
