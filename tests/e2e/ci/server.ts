import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildServer } from '#tools/serving/builtServer.ts';
import { freePort } from '#tools/settings/ports.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { type MailServer, startMailServer } from '../../server/mailServer.ts';
import { test as base } from '../fixtures.ts';

/** The production server with a new database. */
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
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const child = spawn(process.execPath, [join(dir, 'main.js')], {
        env: {
          ...process.env,
          PORT: String(port),
          ORIGIN: url,
          DATA_DIR: join(temp.dir, 'data'),
          DATABASE_URL: '',
          // For the other tests it names the build without a server.
          SITE_DIR: '',
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'website@consultancy.example',
          MAIL_TO: 'office@consultancy.example',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await expect.poll(() => output).toContain('#first-owner=');
      const [firstOwnerLink = ''] = /http\S+#first-owner=\S+/.exec(output) ?? [];
      await use({ url, mails: mailServer.mails, firstOwnerLink });
      child.kill();
      await Promise.all([once(child, 'exit'), mailServer.close()]);
      temp.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
