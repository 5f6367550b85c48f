import { resetDataFile } from '#mocks/json-server/dataFile.ts';
import { isFree } from '#tools/settings/ports.ts';
import { apiPort, dataDir, readEnv, shortPath } from '#tools/settings/settings.ts';

/** `npm run db:reset`: replaces the working copy of the data with the seed. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = apiPort(env);
  const file = resetDataFile(dataDir(env));
  console.log(`${shortPath(file)} is a copy of the first data again.`);
  if (await isFree(port)) return;
  console.log(
    `Something listens on port ${port.number}. If it is the mock API, stop it and run this command again: it keeps its data in memory.`,
  );
}
