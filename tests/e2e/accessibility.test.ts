import { describe, expect, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { expectNoViolations } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { publicPaths } from './pages.ts';
import { signIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openPage } = launchBrowser(served);

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const notFound = '/no-such-page';

describe.each([
  ['light', phone],
  ['dark', phone],
  ['light', laptop],
  ['dark', laptop],
] as const)('in %s at %o', (colorScheme, viewport) => {
  test.each([...publicPaths, `${paths.compare}?with=uk,canada,usa`, paths.signIn, notFound])(
    '%s',
    async (path) => {
      const page = await openPage(path, { colorScheme, viewport, expected: [/404/] });
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
    },
  );

  test('a blog, and the dashboard with its dialogs', async () => {
    const answer = await fetch(`${served.apiUrl}/api/blogs/get`);
    const blogs: { _id: string; title: string }[] = await answer.json();
    const blogPage = await openPage(paths.blog(blogs[0]?._id ?? ''), { colorScheme, viewport });
    await blogPage.getByRole('heading', { level: 1, name: blogs[0]?.title ?? '' }).waitFor();
    await expectNoViolations(blogPage, 'a blog');

    const page = await openPage(paths.signIn, { colorScheme, viewport });
    await signIn(page);
    await expectNoViolations(page, 'dashboard');
    for (const path of [
      paths.addTestimonial,
      paths.addBlog,
      paths.listTestimonials,
      paths.listBlogs,
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, path);
    }
    await page.getByRole('button', { name: 'Edit Blog' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    await expectNoViolations(page, 'Edit Blog');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete Blog' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    await expectNoViolations(page, 'Delete Blog');
  });
});

describe('menus', () => {
  test.each(['Study In', 'Test Preparation'])('%s, open', async (menu) => {
    const page = await openPage(paths.home, { viewport: laptop });
    await page.getByRole('button', { name: menu }).click();
    await page.waitForTimeout(400);
    await expectNoViolations(page, menu);
  });

  test('the mobile menu, open', async () => {
    const page = await openPage(paths.home, { viewport: phone });
    await page.getByRole('button', { name: /menu/i }).click();
    await page.waitForTimeout(400);
    await expectNoViolations(page, 'mobile menu');
  });
});
