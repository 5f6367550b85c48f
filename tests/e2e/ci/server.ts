import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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

/** Everything that could end a script, tag, attribute or XML section early. */
const hostile = `</script><script>document.title='broken'</script> ]]> & "quoted" 'too' <!-- \u0007`;

const special = [
  {
    _id: '691bfc245b3d71c0bf9838b5',
    title: 'A plan for September',
    author: 'Prakash Tamang',
    content: 'September is closer than it looks. Begin with the test.\r\n\r\n  Then the papers.',
    imageUrl: '/images/blog-planning-calendar.webp',
  },
  { _id: '691bfc245b3d71c0bf9838b4', title: `Signs ${hostile}`, content: hostile },
  {
    _id: '691bfc245b3d71c0bf9838b3',
    title: 'विदेशमा पढ्ने 👨‍👩‍👧‍👦',
    author: 'सुनिता राई',
    content: 'पहिलो प्रश्न देश होइन, विषय हो। '.repeat(30),
  },
] as const;

/** The blogs that the server starts with: thirty, of which a page lists twelve. */
export const blogs = [
  ...special,
  ...Array.from({ length: 27 }, (_, index) => ({
    _id: (0x691bfc23 - index).toString(16).padEnd(24, '0'),
    title: `Blog ${special.length + index + 1}`,
    content: `A text, for a search that finds the word visa${special.length + index + 1}.`,
  })),
] as const;

const testimonials = [
  { _id: '691c0ac00000000000000016', name: 'Roshani Maharjan', message: hostile },
];

/** `test` on the production server instead of a static host. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const temp = createTempDir('e2e-server');
      const dir = join(temp, 'server');
      const main = join(dir, 'main.js');
      await buildServer(dir);
      const mailServer = await startMailServer();
      const settings = {
        DATA_DIR: join(temp, 'data'),
        DATABASE_URL: '',
        // For the other tests it names the build without a server.
        SITE_DIR: '',
        ...mailServer.env,
      };
      const run = (...args: string[]) =>
        spawnSync(process.execPath, [main, ...args], {
          env: { ...process.env, ...settings },
          stdio: 'inherit',
        });
      const entries = join(temp, 'entries.json');
      writeFileSync(entries, JSON.stringify({ blogs, testimonials }));
      run('migrate');
      run('add-entries', entries);
      const program = await startProgram([main], {
        env: (port, url) => ({ ...settings, PORT: String(port), ORIGIN: url }),
        readyPath: '/readyz',
        prints: '#first-owner=',
      });
      const [firstOwnerLink = ''] = /http\S+#first-owner=\S+/.exec(program.output()) ?? [];
      await use({ url: program.url, mails: mailServer.mails, firstOwnerLink });
      await Promise.all([program.stop(), mailServer.close()]);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
