import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { HtmlValidate } from 'html-validate';
import { notFoundPage, publicPages, shells } from '#scripts/build/pages.ts';
import { paths } from '#src/paths.ts';
import { test } from './fixtures.ts';
import { gotoHydrated } from './open-page.ts';
import { signIn } from './session.ts';

test('every HTML file of the build is valid', async ({ site }) => {
  // The rules of the HTML standard, without style rules.
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    // The standard forbids to repeat the role of a cell, row or table.
    rules: { 'no-redundant-role': 'error' },
  });
  const errors: string[] = [];
  for (const { file } of [...publicPages, ...shells, notFoundPage]) {
    const html = readFileSync(join(site.dir, file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, offset } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${file}: ${ruleId}: ${message}, before ${html.slice(offset, offset + 80)}`);
    }
    // html-validate accepts spaces in URLs, the standard does not.
    for (const [link] of html.matchAll(/<link [^>]*href="[^"]*\s[^"]*"/g)) {
      errors.push(`${file}: space in the URL of ${link.slice(0, 80)}`);
    }
  }
  expect(errors).toEqual([]);
});

// Each check takes the engine a second or two.
test.describe("IBM's accessibility checker finds no violation", { tag: '@full' }, () => {
  test.describe.configure({ timeout: 600_000 });
  const slow = { reducedMotion: 'reduce' } as const;

  test('on public pages', async ({ hydratedPage, site }) => {
    const response = await fetch(`${site.apiUrl}/api/blogs/get`);
    const [blog]: { _id: string }[] = await response.json();
    if (!blog) throw new Error('The seed has no blog');
    const page = await hydratedPage(paths.about, { ...slow, expectedErrors: [/404/] });
    const violations = await findViolations(page, [
      ...publicPages.map(({ path }) => path),
      `${paths.compare}?with=uk,canada,usa`,
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
