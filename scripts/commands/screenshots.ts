import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { startApi } from '#mocks/server/startApi.ts';
import { paths } from '#src/paths.ts';
import { publicPages } from '../build/pages.ts';
import { readEnv, root } from '../build/settings.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { freePort } from '../server/ports.ts';
import { buildSite, type Running, servePreview } from '../server/site.ts';
import { createTempDir } from '../testing/temp-dir.ts';

const dir = join(root, 'docs/screens');
const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** The office in Kathmandu is open at this time. */
const FIXED_NOW = '2025-11-20T06:30:00Z';

/** A screenshot: the name of its file, and the path of its page. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly isAdmin?: boolean;
}

const getName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** `npm run screenshots` records the top of every page in both colour schemes and three widths. */
export async function main(): Promise<void> {
  const temp = createTempDir('screenshots');
  const built = join(temp.dir, 'site');
  await buildSite(built, 'preview');
  const api = await startApi({ port: 0, dataDir: join(temp.dir, 'data') });
  const site = await servePreview({ dir: built, port: await freePort(), apiPort: api.port });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs });
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const shots = await listShots(api.url);
  for (const scheme of schemes) {
    for (const width of widths) await takeAll(browser, site, shots, scheme, width);
  }
  await Promise.all([browser.close(), site.close(), api.close()]);
  temp.remove();
  console.log(`${(await readdir(dir)).length} screenshots in docs/screens`);
}

async function listShots(apiUrl: string): Promise<readonly Shot[]> {
  const response = await fetch(`${apiUrl}/api/blogs/get`);
  const blogs: { _id: string; imageUrl?: string }[] = await response.json();
  const illustrated = blogs.find(({ imageUrl }) => imageUrl) ?? blogs[0];
  return [
    ...publicPages.map(({ path }) => ({ name: getName(path), path })),
    { name: 'compare-three', path: `${paths.compare}?with=uk,canada,usa` },
    { name: 'blog', path: paths.blog(illustrated?._id ?? '') },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'sign-in', path: paths.signIn },
    ...[
      paths.dashboard,
      paths.addTestimonial,
      paths.listTestimonials,
      paths.addBlog,
      paths.listBlogs,
    ].map((path) => ({ name: getName(path), path, isAdmin: true })),
  ];
}

async function takeAll(
  browser: Browser,
  site: Running,
  shots: readonly Shot[],
  colorScheme: 'light' | 'dark',
  width: number,
) {
  const context = await browser.newContext({
    baseURL: site.url,
    colorScheme,
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(FIXED_NOW);
  for (const { name, path, isAdmin } of shots) {
    if (isAdmin && !(await isSignedIn())) await signIn();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(2, 300);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.waitForLoadState('networkidle');
    const image = await sharp(await page.screenshot())
      .webp({ quality: 78 })
      .toBuffer();
    await writeFile(join(dir, `${name}-${width}-${colorScheme}.webp`), image);
  }
  await context.close();

  function isSignedIn() {
    return page.evaluate(() => localStorage.getItem('isAuthenticated') === 'true');
  }
  async function signIn() {
    const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' } = readEnv('preview');
    await page.goto(paths.signIn);
    await page.getByLabel('Username').fill(ADMIN_USERNAME);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${paths.dashboard}`);
  }
}
