import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';

/** `migrate` brings the database to this version, as the server does when it starts. */
export async function migrateDatabase(_args: readonly string[], settings: Settings): Promise<void> {
  await using storage = await openStorage(settings, { isServer: true });
  console.info(`${storage.description} is at this version.`);
}
