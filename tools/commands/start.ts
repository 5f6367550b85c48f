import { site } from '#brand/site.ts';
import { printMessage } from '#mocks/json-server/printMessage.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readPort, requireFreePorts } from '#tools/settings/ports.ts';
import { apiPort, dataDir, readEnv, shortPath } from '#tools/settings/settings.ts';
import { serveDevelopment } from '../serving/site.ts';

/** `npm start` serves the site for development with the mock API until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('development');
  const ports = { site: readPort(env, 'PORT', 5173), api: apiPort(env) };
  await requireFreePorts(ports.site, ports.api);
  const api = await startApi({
    port: ports.api.number,
    dataDir: dataDir(env),
    onMessage: printMessage,
  });
  const served = await serveDevelopment({ port: ports.site.number, apiPort: ports.api.number });
  onShutdown(() => Promise.all([served.close(), api.close()]));
  console.log(`
  ${site.name} is running.

  Site        ${served.url}
  Dashboard   ${served.url}/admin   sign in with ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}
  Mock API    ${api.url}/api   keeps its data in ${shortPath(api.dataFile)}
  Storybook   npm run storybook   in a second terminal, then http://localhost:6006

  Ctrl-C stops everything.
`);
}
