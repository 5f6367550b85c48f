import { printMessage } from '#mocks/json-server/printMessage.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { requireFreePorts } from '#tools/settings/ports.ts';
import { apiPort, dataDir, readEnv, shortPath } from '#tools/settings/settings.ts';

/** `node tools/run.mjs mock-api` runs the mock API alone until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = apiPort(env);
  await requireFreePorts(port);
  const api = await startApi({
    port: port.number,
    dataDir: dataDir(env),
    onMessage: printMessage,
  });
  onShutdown(() => api.close());
  console.log(`Mock API    ${api.url}/api   keeps its data in ${shortPath(api.dataFile)}`);
}
