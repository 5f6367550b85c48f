import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { home } from '#src/content/home.ts';
import { paths } from '#src/content/paths.ts';
import { expectNoViolations } from './axe.ts';
import { goTo, launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { publicPaths } from './pages.ts';
import { signIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { sharePage } = launchBrowser(served);

/** Without motion nothing is in between, half faded in, when axe looks. */
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const laptop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

const notFound = '/no-such-page';

/** Waits until the page shows what it has to show, and not that it is on its way. */
async function whenComplete(page: Page): Promise<void> {
  await expect(page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
  if (new URL(page.url()).pathname === paths.home) {
    await expect(page.getByRole('heading', { name: home.blogs.heading })).toBeVisible();
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['a phone', phone],
  ['a laptop', laptop],
])('on %s', (_, device) => {
  describe('in public', () => {
    const shared = sharePage(paths.about, { ...device, expected: [/404/] });

    test.each([...publicPaths, `${paths.compare}?with=uk,canada,usa`, paths.signIn, notFound])(
      '%s',
      async (path) => {
        await goTo(shared.page, path);
        await whenComplete(shared.page);
        await expectNoViolations(shared.page, path);
        expect(await overflow(shared.page), 'horizontal overflow in px').toBeLessThanOrEqual(0);
      },
    );

    test('a blog', async () => {
      await goTo(shared.page, paths.blogs);
      await shared.page.getByRole('link', { name: 'Read More' }).first().click();
      await shared.page.waitForURL(/blogs\/./);
      await whenComplete(shared.page);
      await expectNoViolations(shared.page, 'a blog');
    });
  });

  describe('in the admin area', () => {
    const shared = sharePage(paths.signIn, device);
    beforeAll(() => signIn(shared.page));

    test.each([
      paths.dashboard,
      paths.addTestimonial,
      paths.addBlog,
      paths.listTestimonials,
      paths.listBlogs,
    ])('%s', async (path) => {
      await goTo(shared.page, path);
      await whenComplete(shared.page);
      await expectNoViolations(shared.page, path);
      expect(await overflow(shared.page), 'horizontal overflow in px').toBeLessThanOrEqual(0);
    });

    test.each([
      [paths.listTestimonials, 'Edit'],
      [paths.listTestimonials, 'Delete'],
      [paths.listBlogs, 'Edit Blog'],
      [paths.listBlogs, 'Delete Blog'],
    ])('the dialog of %s behind %s', async (path, button) => {
      await goTo(shared.page, path);
      await shared.page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(shared.page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(shared.page, button);
      await shared.page.getByRole('button', { name: 'Cancel' }).click();
    });
  });
});

describe('menus', () => {
  const onLaptop = sharePage(paths.about, laptop);
  const onPhone = sharePage(paths.about, phone);

  test.each(['Study In', 'Test Preparation'])('%s, open', async (menu) => {
    const button = onLaptop.page.getByRole('button', { name: menu });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(onLaptop.page, menu);
  });

  test('the mobile menu, open', async () => {
    await onPhone.page.getByRole('button', { name: 'Open menu' }).click();
    await expect(onPhone.page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(onPhone.page, 'mobile menu');
  });
});

describe('dialogs and notices of the contact page', () => {
  const shared = sharePage(paths.contact, phone);

  test("'Thank You!'", async () => {
    const form = shared.page.getByRole('form', { name: 'Contact form' });
    await form.getByLabel('Name').fill('Sita');
    await form.getByLabel('Email').fill('sita@students.example');
    await form.getByLabel('Subject').fill('Costs');
    await form.getByLabel('Message').fill('How much is a year?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(shared.page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    await expectNoViolations(shared.page, 'Thank You!');
  });
});

describe('on the narrowest screen, with text twice as large', () => {
  const shared = sharePage(paths.about, { viewport: { width: 320, height: 640 } });

  test.each([...publicPaths, paths.signIn])('nothing runs out of %s', async (path) => {
    await goTo(shared.page, path);
    await shared.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(shared.page), 'horizontal overflow in px').toBeLessThanOrEqual(0);
  });
});
