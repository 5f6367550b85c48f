import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '#brand/site.ts';
import { root } from '#environment/settings.ts';
import { createTempDir } from '#environment/tempDir.ts';
import { secondSite } from './second-site.ts';

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsIn);
}

/** Builds a copy of the project with another `brand/site.ts`. */
async function buildSecondSite(projectDir: string) {
  const folders = ['brand', 'src', 'contracts', 'rendering', 'build', 'environment', 'public'];
  for (const name of [...folders, 'index.html', 'package.json', 'vite.config.ts']) {
    cpSync(join(root, name), join(projectDir, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(projectDir, 'node_modules'));
  const file = join(projectDir, 'brand/site.ts');
  const literal = /export const site: Site = \{[\s\S]*?\n\};/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      literal,
      () => `export const site: Site = ${JSON.stringify(secondSite)};`,
    ),
  );
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: projectDir,
    // An empty base URL means the default, as in a copied .env file.
    env: { ...process.env, NODE_ENV: 'production', PRERENDER_API_URL: '', VITE_API_BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  expect(await new Promise((resolve) => build.once('close', resolve)), log).toBe(0);
  const dist = join(projectDir, 'dist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names.map((name) => [name.slice(dist.length), readFileSync(name, 'utf8')] as const);
  return { log, files: new Map(files) };
}

test.describe('a build with another brand/site.ts', () => {
  const copy = createTempDir('second-site');
  let files: ReadonlyMap<string, string> = new Map();
  let log = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    ({ files, log } = await buildSecondSite(copy.dir));
  });
  test.afterAll(() => copy.remove());

  test('has no trace of the first one', () => {
    const shared = new Set(textsIn(secondSite));
    const traces = textsIn(site).filter((text) => text.length > 4 && !shared.has(text));
    expect(traces).toContain(site.name);
    expect(files.size).toBeGreaterThan(60);
    // The social card is a picture of its own; see below.
    const texts = [...files].filter(([name]) => name !== '/social-card.png');
    const found = texts.flatMap(([name, content]) => [
      ...traces.filter((trace) => content.includes(trace)).map((trace) => `${name}: ${trace}`),
      ...(/deurali/i.test(content) ? [`${name}: deurali`] : []),
    ]);
    expect(found).toEqual([]);
  });

  test('says that the social card is still the one of the first', () => {
    expect(log).toContain('Still sample data: another name in brand/public/social-card.png.');
  });

  test('names the second one on every page', () => {
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(15);
    for (const [name, html] of pages) expect(html, name).toContain(secondSite.name);
  });

  test('is a production build: no sample marks, and an empty base URL is /api', () => {
    const scripts = [...files].filter(([name]) => name.endsWith('.js'));
    expect(scripts.filter(([, code]) => /["'`]Sample["'`]/.test(code))).toEqual([]);
    expect(files.get('/service-worker.js')).toContain('"apiPath":"/api"');
  });
});
