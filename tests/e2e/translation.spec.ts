import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { expectValues, fillIn, message } from './contact-form.ts';
import { phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred, holdScripts } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';
import { comparison, pageKinds } from './public-paths.ts';

/** A page that the browser translates, before it is hydrated or after. */

/** Replaces each text as Chrome does: by its translation in two elements, and goes on with new texts. */
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

/** All texts of the page are translated, but not the brand's name. */
async function expectTranslated(page: Page) {
  await expect(page.locator('header a[href="/"]').first()).not.toHaveText(/ने/);
  for (const part of [page.locator('h1'), page.getByRole('contentinfo').locator('h2').first()]) {
    await expect(part).toHaveText(/^ने /);
  }
}

for (const path of pageKinds) {
  test(`${path} is hydrated without an error when it is translated before`, async ({
    openPage,
  }) => {
    const scripts = deferred();
    const page = await openPage(path, {
      ...phone.options,
      prepare: (newPage) => holdScripts(newPage, scripts.promise),
    });
    await translate(page);
    await expectTranslated(page);
    scripts.resolve();
    await waitForHydration(page);
    await expectTranslated(page);
  });

  test(`${path} leads to another page when it is translated after hydration`, async ({
    hydratedPage,
  }) => {
    const page = await hydratedPage(path, phone.options);
    await translate(page);
    await expectTranslated(page);
    const target = path === paths.about ? paths.contact : paths.about;
    await page.locator(`footer a[href="${target}"]`).first().click();
    await expect(page).toHaveURL(target);
    await expectTranslated(page);
  });
}

test('a translation keeps what was typed, and the open menu', async ({ openPage }) => {
  const scripts = deferred();
  const page = await openPage(paths.contact, {
    ...phone.options,
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await fillIn(page);
  await page.locator('header button[command="show-modal"]').click();
  await translate(page);
  scripts.resolve();
  await waitForHydration(page);
  await expectTranslated(page);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[name="message"]').press('End');
  await page.keyboard.type('!');
  await expectValues(page, { ...message, Message: `${message.Message}!` });
});

for (const path of comparison()) {
  test(`a translation keeps the ticked boxes of ${path}`, async ({ openPage }) => {
    const scripts = deferred();
    const page = await openPage(path, {
      ...phone.options,
      prepare: (newPage) => holdScripts(newPage, scripts.promise),
    });
    await translate(page);
    await page.getByRole('checkbox').first().check();
    scripts.resolve();
    await waitForHydration(page);
    await expect(page).toHaveURL(/with=/);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });
}
