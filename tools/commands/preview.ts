import { join } from 'node:path';
import { printMessage } from '#mocks/json-server/printMessage.ts';
import { startApi } from '#mocks/json-server/startApi.ts';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readPort, requireFreePorts } from '#tools/settings/ports.ts';
import { apiPort, dataDir, readEnv, root, shortPath } from '#tools/settings/settings.ts';
import { buildSite, servePreview } from '../serving/site.ts';

/** `npm run preview` builds the site and serves it with the mock API until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('preview');
  const ports = { site: readPort(env, 'PORT', 4173), api: apiPort(env) };
  await requireFreePorts(ports.site, ports.api);
  const api = await startApi({
    port: ports.api.number,
    dataDir: dataDir(env),
    onMessage: printMessage,
  });
  // Not dist/: this build contains the development credentials and must not be deployed.
  const dir = join(root, '.preview');
  await buildSite(dir, 'preview', `${api.url}/api`);
  const served = await servePreview({
    dir,
    port: ports.site.number,
    apiPort: ports.api.number,
  });
  onShutdown(() => Promise.all([served.close(), api.close()]));
  console.log(`
  The built site    ${served.url}
  Dashboard         ${served.url}/admin   sign in with ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}
  Mock API          ${api.url}/api   keeps its data in ${shortPath(api.dataFile)}

  Ctrl-C stops everything.
`);
}
