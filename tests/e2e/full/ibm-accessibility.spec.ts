import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { publicPages } from '#src/content/publicPages.ts';
import { paths } from '#src/pageTable.ts';
import { test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { comparison } from '../public-paths.ts';
import { signIn } from '../session.ts';

// Each check takes the engine a second or two.
test.describe("IBM's accessibility checker finds no violation", () => {
  test.describe.configure({ timeout: 600_000 });
  const slow = { reducedMotion: 'reduce' } as const;

  test('on public pages', async ({ hydratedPage, site }) => {
    const response = await fetch(`${site.apiUrl}/api/blogs/get`);
    const [blog]: { _id: string }[] = await response.json();
    if (!blog) throw new Error('The seed has no blog');
    const page = await hydratedPage(paths.about, { ...slow, expectedErrors: [/404/] });
    const violations = await findViolations(page, [
      ...publicPages.map(({ path }) => path),
      ...comparison('uk', 'canada', 'usa'),
      paths.blog(blog._id),
      paths.signIn,
      '/no-such-page',
    ]);
    expect(violations).toEqual([]);
  });

  test('on the dashboard', async ({ hydratedPage }) => {
    const page = await hydratedPage(paths.signIn, slow);
    await signIn(page);
    const violations = await findViolations(page, [
      paths.dashboard,
      paths.addTestimonial,
      paths.addBlog,
      paths.listTestimonials,
      paths.listBlogs,
    ]);
    expect(violations).toEqual([]);
  });
});

const ENGINE_PATH = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

/** Checks pages on a laptop and on a phone. */
async function findViolations(page: Page, urls: readonly string[]): Promise<string[]> {
  const engine = readFileSync(ENGINE_PATH, 'utf8');
  const violations: string[] = [];
  for (const url of urls) {
    await gotoHydrated(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loading = page.getByText(/^(Loading|Counting)/).filter({ visible: true });
    await expect(loading).toHaveCount(0);
    // The content security policy would block a script element.
    await page.evaluate(engine);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await checkPage(page);
      violations.push(...found.map((violation) => `${url} at ${width} px: ${violation}`));
    }
  }
  return violations;
}

function checkPage(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const checker = new (Reflect.get(window, 'ace').Checker)();
    const { results, numExecuted }: Report = await checker.check(document, ['IBM_Accessibility']);
    if (numExecuted === 0) throw new Error('The engine has run no rule');
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
  });
}
