import { onShutdown } from '#tools/settings/onShutdown.ts';
import { requireFreePorts } from '#tools/settings/ports.ts';
import { apiPort, dataDir, readEnv, shortPath } from '#tools/settings/settings.ts';
import { startMockApi } from '../serving/mockApi.ts';

/** `node tools/run.mjs mock-api` runs the mock API alone until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = apiPort(env);
  await requireFreePorts(port);
  const api = await startMockApi(port.number, dataDir(env));
  onShutdown(() => api.close());
  console.log(`Mock API    ${api.url}/api   keeps its data in ${shortPath(api.dataFile)}`);
}
