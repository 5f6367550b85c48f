import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApi } from '#mocks/json-server/startApi.ts';
import { SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import { paths } from '#src/pageTable.ts';
import { freePort } from '#tools/settings/ports.ts';
import { root } from '#tools/settings/settings.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { launchChromium } from '../chromium.ts';
import { buildSite, servePreview } from '../serving/site.ts';

const screenshots = [
  { name: 'home', path: paths.home, colorScheme: 'light' },
  { name: 'guide', path: paths.studyIn('australia'), colorScheme: 'dark' },
  { name: 'compare', path: `${paths.compare}?with=uk,canada,usa`, colorScheme: 'light' },
  { name: 'admin-blogs', path: paths.listBlogs, colorScheme: 'light' },
] as const;

/** Takes the screenshots of the README. */
export async function takeScreenshots(): Promise<void> {
  const temp = createTempDir('screenshots');
  process.once('exit', temp.remove);
  const api = await startApi({ port: 0, dataDir: join(temp.dir, 'data') });
  const dir = join(temp.dir, 'site');
  await buildSite(dir, 'preview', `${api.url}/api`);
  const site = await servePreview({ dir, port: await freePort(), apiPort: api.port });
  const localStorage = [
    { name: SESSION_KEYS.flag, value: 'true' },
    { name: SESSION_KEYS.username, value: 'admin' },
    { name: SESSION_KEYS.expiry, value: String(Date.now() + 180_000) },
  ];
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] };
  const browser = await launchChromium();
  for (const { name, path, colorScheme } of screenshots) {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, storageState });
    await page.goto(site.url + path);
    await page.mouse.move(2, 300);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const image = await sharp(await page.screenshot())
      .webp({ quality: 78 })
      .toBuffer();
    await writeFile(join(root, 'docs/screens', `${name}.webp`), image);
  }
  await Promise.all([browser.close(), site.close(), api.close()]);
}
