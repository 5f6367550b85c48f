import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { phone } from '../devices.ts';
import { footer, test, waitForHydration } from '../fixtures.ts';
import { DEFERRED_CSS, hold } from '../requests.ts';

const [{ slug }] = someCountries('uk');
const guide = paths.studyIn(slug);
const scene = `/scenes/${slug}.`;

test.use({ viewport: phone });

for (const path of [paths.home, paths.blogs, guide]) {
  test(`${path} is painted without a script, a font and the deferred styles`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const release = await hold(page, DEFERRED_CSS);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    // The HTML of a guide holds its first drawing.
    const early = requested.filter((url) => /\.(?:js|woff2)$/.test(url) || url.includes(scene));
    expect(early).toEqual([]);
    // Below the fold a guide has its facts, which are on paper, and hidden until they have styles.
    const facts = page.getByRole('heading', { name: 'Key facts' });
    for (const media of path === guide ? (['screen', 'print', 'screen'] as const) : []) {
      await page.emulateMedia({ media });
      await expect(facts).toBeVisible({ visible: media === 'print' });
    }
    await expect(footer(page)).toBeHidden();
    release();
    await expect(footer(page)).toBeVisible();
    if (path === guide) await expect(facts).toBeVisible();
    await page.waitForLoadState();
    expect(requested).toContainEqual(expect.stringMatching(DEFERRED_CSS));
    const fonts = () => requested.filter((url) => url.endsWith('.woff2')).length;
    await expect.poll(fonts).toBeGreaterThan(1);
  });
}

test('a page without its deferred styles gets them later', async ({ page, expectedErrors }) => {
  expectedErrors.push(DEFERRED_CSS, /ERR_FAILED/, /preloaded using link preload/);
  await page.route(DEFERRED_CSS, (route) => route.abort());
  await page.goto(paths.about);
  await expect(footer(page)).toBeVisible();
  await waitForHydration(page);
  const band = footer(page).locator('[data-scheme="dark"]').first();
  await expect(band).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a link to a section scrolls there', async ({ page }) => {
  // The deferred styles come after the document.
  await page.route(DEFERRED_CSS, async (route) => {
    await page.waitForFunction(() => document.querySelector('body > link'));
    await route.continue();
  });
  await page.goto(`${guide}#costs`);
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
});
