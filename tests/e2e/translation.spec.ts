import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { phone } from './devices.ts';
import { footer, gotoHydrated, test } from './fixtures.ts';
import { contactForm, expectValues, fill, message } from './forms.ts';
import { pageKinds } from './public-paths.ts';

/** A page that the browser translates, before it is hydrated or after. */

test.use({ viewport: phone });

/** Replaces each text, later ones as well, by its translation in two elements, as Chrome does. */
function translate(page: Page) {
  return page.evaluate(() => {
    const skipped = 'script, style, noscript, textarea, font, [translate="no"]';
    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(`ने ${text.data}`);
        text.replaceWith(font);
      }
    }
    translateIn(document.body);
    const observer = new MutationObserver((records) => {
      // The translation comes from a server.
      setTimeout(() => {
        for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
      }, 20);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function expectTranslated(page: Page) {
  await expect(page.locator('header a[href="/"]').first()).not.toHaveText(/ने/);
  for (const part of [page.locator('h1'), footer(page).locator('h2').first()]) {
    await expect(part).toHaveText(/^ने /);
  }
}

/** The contact page has a test of its own. */
const others = pageKinds.filter((path) => path !== paths.contact);

for (const path of others) {
  test(`${path} is hydrated when it is translated before`, async ({ page, hydrate }) => {
    await page.goto(path);
    await translate(page);
    await expectTranslated(page);
    const box = page.getByRole('checkbox').first();
    if (path === paths.compare) await box.check();
    await hydrate();
    await expectTranslated(page);
    if (path !== paths.compare) return;
    await expect(page).toHaveURL(/with=/);
    await expect(box).toBeChecked();
  });
}

test('a page of each kind, translated, leads to the top of the next', async ({ page }) => {
  // Nine pages.
  test.slow();
  await gotoHydrated(page, paths.home);
  await translate(page);
  for (const path of [...pageKinds, paths.home]) {
    if (new URL(page.url()).pathname === path) continue;
    await page.locator(`a[href="${path}"]:visible`).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY), `scrolled at ${path}`).toBe(0);
    await expectTranslated(page);
  }
});

test('a translation keeps what was typed, and the open menu', async ({ page, hydrate }) => {
  await page.goto(paths.contact);
  await fill(contactForm(page), message);
  await page.locator('header button[aria-label]:not([name])').click();
  await translate(page);
  await hydrate();
  await expectTranslated(page);
  await expect(page.locator(':popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[name="message"]').press('End');
  await page.keyboard.type('!');
  await expectValues(contactForm(page), { ...message, Message: `${message.Message}!` });
});
