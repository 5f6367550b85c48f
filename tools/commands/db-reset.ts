import { resetDataFile } from '#mocks/json-server/dataFile.ts';
import { dataDir, readEnv, shortPath } from '#tools/settings/settings.ts';

/** `npm run db:reset`: replaces the working copy of the data with the seed. */
export async function main(): Promise<void> {
  const file = resetDataFile(dataDir(readEnv('development')));
  console.log(`${shortPath(file)} is a copy of the first data again.`);
}
