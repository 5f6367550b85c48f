import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readEnv, shortPath } from '#tools/settings/settings.ts';
import { startMockApi } from '../serving/mockApi.ts';

/** `node tools/run.mjs mock-api` runs the mock API alone until Ctrl-C. */
export async function main(): Promise<void> {
  const api = await startMockApi(readEnv('development'));
  onShutdown(() => api.close());
  console.log(
    `Mock API    ${api.url}/api/blogs/get   keeps its data in ${shortPath(api.dataFile)}`,
  );
}
