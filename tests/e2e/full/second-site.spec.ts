import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '#environment/settings.ts';
import { createTempDir } from '#environment/tempDir.ts';
import { findTraces } from '#tools/brand/findTraces.ts';
import { sampleTraces } from '#tools/brand/sample.ts';
import { secondSite } from '../../brand/secondBrand.ts';

/** Runs a program of a project, and returns what it prints. */
async function run(projectDir: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    // An empty base URL means the default, as in a copied .env file.
    env: { ...process.env, NODE_ENV: 'production', PRERENDER_API_URL: '', VITE_API_BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  expect(await new Promise((resolve) => child.once('close', resolve)), log).toBe(0);
  return log;
}

/** Makes a copy of the project another consultancy's, and builds it. */
async function buildSecondSite(projectDir: string) {
  await run(root, ['tools/run.ts', 'second-brand', projectDir]);
  const log = await run(projectDir, ['node_modules/vite/bin/vite.js', 'build']);
  const dist = join(projectDir, 'dist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names.map((name) => [name.slice(dist.length), readFileSync(name, 'utf8')] as const);
  return { log, dist, files: new Map(files) };
}

test.describe('a build with another brand', () => {
  const copy = createTempDir('second-site');
  let files: ReadonlyMap<string, string> = new Map();
  let log = '';
  let dist = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    ({ files, log, dist } = await buildSecondSite(copy.dir));
  });
  test.afterAll(() => copy.remove());

  test('has no trace of the first one', () => {
    expect(files.size).toBeGreaterThan(60);
    expect(findTraces([dist], sampleTraces)).toEqual([]);
    expect(log).not.toContain('Still sample data');
  });

  test('has what is left out nowhere: no page, address, picture or chunk', () => {
    const leftOut = /ireland|newzealand|toefl|(?:^|[/_-])gre(?:$|[./_-])/i;
    expect([...files.keys()].filter((name) => leftOut.test(name))).toEqual([]);
    for (const name of ['/sitemap.xml', '/_redirects', '/_headers', '/site.webmanifest']) {
      expect(files.get(name), name).not.toMatch(leftOut);
    }
    const pages = [...files].filter(([name]) => name.endsWith('.html'));
    for (const [name, html] of pages) {
      expect(html, name).not.toMatch(
        /\/studyin\/(?:ireland|newzealand)|\/testpreparation\/(?:gre|toefl)/,
      );
    }
    expect(files.get('/index.html')).toContain('Four countries, told plainly');
    expect(files.get('/index.html')).toContain('We prepare you for PTE, IELTS and SAT.');
    expect(existsSync(join(dist, 'studyin/uk.html'))).toBe(true);
  });

  test('shows both offices and no section without content', () => {
    for (const { address } of secondSite.offices) {
      expect(files.get('/contact.html')).toContain(address.street);
    }
    expect(files.get('/contact.html')).not.toContain('viber:');
    expect(files.get('/about.html')).not.toContain('Our founder');
    expect(files.get('/about.html')).toContain('years in Pokhara');
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
