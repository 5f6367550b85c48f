import { resetDataFile } from '#mocks/server/dataFile.ts';
import { apiPort, dataDir, readEnv, shortPath } from '../build/settings.ts';
import { isFree } from '../server/ports.ts';

/** `npm run db:reset`: replaces the working copy of the data with the seed. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = apiPort(env);
  const file = resetDataFile(dataDir(env));
  console.log(`${shortPath(file)} is a copy of db.json again.`);
  if (await isFree(port)) return;
  console.log(
    `Something listens on port ${port.number}. If it is the mock API, stop it and run this command again: it keeps its data in memory.`,
  );
}
