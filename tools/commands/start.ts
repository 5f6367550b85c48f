import { site } from '#brand/site.ts';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readPort } from '#tools/settings/ports.ts';
import { readEnv, shortPath } from '#tools/settings/settings.ts';
import { startMockApi } from '../serving/mockApi.ts';
import { serveDevelopment } from '../serving/site.ts';

/** `npm start` serves the site for development with the mock API until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const port = readPort(env, 'PORT', 5173);
  const api = await startMockApi(env, port);
  const served = await serveDevelopment({ port: port.number, api });
  onShutdown(served.close);
  console.log(`
  ${site.name} is running.

  Site        ${served.url}
  Dashboard   ${served.url}/admin   sign in with ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}
  Mock API    ${api.url}/api/blogs/get   keeps its data in ${shortPath(api.dataFile)}
  Storybook   npm run storybook   in a second terminal, then http://localhost:6006

  Ctrl-C stops everything.
`);
}
