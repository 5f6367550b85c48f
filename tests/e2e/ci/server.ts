import { join } from 'node:path';
import { buildServer } from '#tools/serving/builtServer.ts';
import { startProgram } from '#tools/serving/startProgram.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { type MailServer, startMailServer } from '../../server/mailServer.ts';
import { test as base } from '../fixtures.ts';

interface Server {
  readonly url: string;
  readonly mails: MailServer['mails'];
  /** The link that it prints at its first start. */
  readonly firstOwnerLink: string;
}

/** `test` on the production server instead of a static host. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const temp = createTempDir('e2e-server');
      const dir = join(temp.dir, 'server');
      await buildServer(dir);
      const mailServer = await startMailServer();
      const program = await startProgram([join(dir, 'main.js')], {
        env: (port, url) => ({
          PORT: String(port),
          ORIGIN: url,
          DATA_DIR: join(temp.dir, 'data'),
          DATABASE_URL: '',
          // For the other tests it names the build without a server.
          SITE_DIR: '',
          ...mailServer.env,
        }),
        readyPath: '/readyz',
        prints: '#first-owner=',
      });
      const [firstOwnerLink = ''] = /http\S+#first-owner=\S+/.exec(program.output()) ?? [];
      await use({ url: program.url, mails: mailServer.mails, firstOwnerLink });
      await Promise.all([program.stop(), mailServer.close()]);
      temp.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
