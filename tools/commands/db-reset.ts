import { resetDataFile } from '#mocks/server/dataFile.ts';
import { apiPort, dataDir, readEnv, shortPath } from '../build/settings.ts';
import { isFree } from '../server/ports.ts';

/** `npm run db:reset`: makes the working copy of the data anew from the seed. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = apiPort(env);
  const file = resetDataFile(dataDir(env));
  console.log(`${shortPath(file)} is the seed, db.json, again.`);
  if (await isFree(port)) return;
  console.log(
    `Something listens on port ${port.number}. If it is the mock API, stop it and run this again: it keeps what it has read.`,
  );
}
