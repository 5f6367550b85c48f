import { join } from 'node:path';
import { onShutdown } from '#tools/settings/onShutdown.ts';
import { readPort } from '#tools/settings/ports.ts';
import { readEnv, root, shortPath } from '#tools/settings/settings.ts';
import { startMockApi } from '../serving/mockApi.ts';
import { buildSite, servePreview } from '../serving/site.ts';

/** `npm run preview` builds the site and serves it with the mock API until Ctrl-C. */
export async function main(): Promise<void> {
  const env = readEnv('preview');
  const port = readPort(env, 'PORT', 4173);
  const api = await startMockApi(env, port);
  // Not dist/: this build contains the development credentials and must not be deployed.
  const dir = join(root, '.preview');
  await buildSite(dir, 'preview', `${api.url}/api`);
  const served = await servePreview(dir, { port: port.number, api });
  onShutdown(served.close);
  console.log(`
  The built site    ${served.url}
  Dashboard         ${served.url}/admin   sign in with ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}
  Mock API          ${api.url}/api/blogs/get   keeps its data in ${shortPath(api.dataFile)}

  Ctrl-C stops everything.
`);
}
