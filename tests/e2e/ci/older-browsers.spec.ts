import { expect, type Page } from '@playwright/test';
import { about } from '#brand/about.ts';
import { site as company } from '#brand/site.ts';
import { listBlogs } from '#contracts/blog.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { supportedBrowserNames } from '#src/lib/supportedBrowserNames.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../../stories/support/offered.ts';
import { phone } from '../devices.ts';
import { banner, gapBelowHeader, gotoHydrated, heading, isHydrated, test } from '../fixtures.ts';
import { contactForm, fill, message, sendButton, signedIn, thanks } from '../forms.ts';
import { cachedPaths, offlineErrors } from '../service-worker.ts';

/** Browsers without the newer APIs that the site uses. */

interface Removal {
  /** Removes what scripts see. */
  readonly script?: string;
  /** Removes what only HTML and CSS have, by another name in each file. */
  readonly rename?: readonly (readonly [RegExp, string])[];
}

/** What Firefox 140 and Safari 18 lack. */
const newest = [
  [/anchor-name/g, 'no-anchor-name'],
  [/anchorName/g, 'noAnchorName'],
  [/\banchor\(/g, 'no-anchor('],
  [/::details-content/g, '::no-details-content'],
] as const;

/** The site works without them. A console message of a failure names the API. */
const replaceable: Removal = {
  script: `delete AbortSignal.any; delete URL.canParse; delete URL.parse; delete Response.json;
    delete URLSearchParams.prototype.size; delete window.scheduler;
    delete window.requestIdleCallback; delete window.cancelIdleCallback;
    delete Navigator.prototype.userActivation;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete HTMLElement.prototype[name];`,
  rename: [...newest, [/:popover-open/g, ':no-popover'], [/ popover="/g, ' data-popover="']],
};

const withoutHas: Removal = {
  script: 'delete HTMLDetailsElement.prototype.name;',
  rename: [
    [/:has\(/g, ':gone('],
    // Also in the script that takes its place.
    [/(<details[^>]*) name="/g, '$1 data-name="'],
    [/getAttribute\(`name`\)/g, 'getAttribute(`data-name`)'],
    [/getElementsByName\((\w)\)/g, `querySelectorAll('[data-name="'+$1+'"]')`],
  ],
};

const [first, second = first] = someCountries('ireland', 'uk');
const guide = paths.studyIn(first.slug);
const otherGuide = paths.studyIn(second.slug);
const exam = paths.testPreparation(someExams('ielts')[0].slug);

// Activity extends a session.
test.use({ storageState: ({ site }, use) => use(signedIn(site)) });

// A file may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function remove(page: Page, { script, rename = [] }: Removal): Promise<void> {
  // A caught error is logged as information.
  page.on('console', (message) => expect.soft(message.text()).not.toContain('TypeError'));
  if (script) await page.addInitScript(script);
  if (rename.length === 0) return;
  await page.route(/\/(?:[^.]*|.*\.(?:js|css))(?:\?.*)?$/, async (route) => {
    if (/^\/api\//.test(new URL(route.request().url()).pathname)) return route.fallback();
    // The server closes a connection after 5 s, and the next request may already be on it.
    const response = await route.fetch({ maxRetries: 2 });
    let body = await response.text();
    for (const [name, other] of rename) body = body.replace(name, other);
    const headers = response.headers();
    // The hash of an inline script is another one now.
    delete headers['content-security-policy'];
    return route.fulfill({ response, headers, body });
  });
}

/** The phone's menu opens, shows its links, and closes by a press below it. */
async function expectMenuOpens(page: Page): Promise<void> {
  const link = banner(page).getByRole('link', { name: 'Blogs' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toBeVisible();
  await expect(banner(page).locator(`a[href="${guide}"]`)).toBeVisible();
  await page.mouse.click(20, 720);
  await expect(link).toBeHidden();
}

const answers = (page: Page) => page.locator('main details', { has: page.locator('h3') });
const openAnswers = (page: Page) => answers(page).and(page.locator('[open]'));

/** Opens two answers, of which the second stays open. */
async function openTwoAnswers(page: Page): Promise<void> {
  for (const answer of [answers(page).nth(1), answers(page).nth(2)]) {
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
  }
  await expect(openAnswers(page)).toHaveCount(1);
  // Two presses in one task, as on a busy phone: the events of both come after them.
  await answers(page).evaluateAll((all) => {
    for (const index of [1, 3]) all[index]?.querySelector('summary')?.click();
  });
  await expect(openAnswers(page)).toHaveCount(1);
  await expect(answers(page).nth(3)).toHaveAttribute('open');
}

test('the site works without popovers and other new APIs', async ({ page, expectedErrors }) => {
  await remove(page, replaceable);
  await gotoHydrated(page, paths.home);
  const newest = page.locator(`main a[href^="${paths.blog('')}"]`);
  await expect(newest.first()).toBeVisible();

  await banner(page).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Blogs' })).toBeVisible();
  await expect(newest.nth(2)).toBeVisible();
  // On a busy machine the browser stores a response a moment after it is shown.
  await expect.poll(() => cachedPaths(page)).toContain(pathOf(listBlogs));
  await banner(page).getByRole('link', { name: 'About Us' }).click();
  // The address changes before the page does.
  await expect(heading(page)).toHaveText(about.heading);
  await page.route('**/api/**', (route) => route.abort());
  expectedErrors.push(...offlineErrors);
  await banner(page).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText(/^No connection to our server/)).toBeVisible();
  await expect(newest.nth(2)).toBeVisible();
  await page.unroute('**/api/**');

  await gotoHydrated(page, `${guide}?tuition=15000`);
  await expect(page.locator(`#neighbours a[href^="${otherGuide}?"]`)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Study In' }).click();
  const link = banner(page).locator(`a[href="${otherGuide}"]:visible`);
  await link.click();
  await expect(page).toHaveURL(otherGuide);
  await page.mouse.move(640, 790);
  await expect(link).toHaveCount(0);

  await page.setViewportSize(phone);
  await gotoHydrated(page, paths.contact);
  await expectMenuOpens(page);
  await fill(contactForm(page), message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('menus are below the header without anchors, all answers are printed', async ({ page }) => {
  await remove(page, { rename: newest });
  await gotoHydrated(page, exam);
  expect(await page.evaluate(() => CSS.supports('selector(:popover-open)'))).toBe(true);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await banner(page).getByRole('button', { name: 'Study In' }).click();
    await expect.poll(() => page.evaluate(gapBelowHeader)).toBe(0);
    await page.keyboard.press('Escape');
  }

  await openTwoAnswers(page);
  const dispatch = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await dispatch('beforeprint');
  await expect(openAnswers(page)).toHaveCount(await answers(page).count());
  await dispatch('afterprint');
  await expect(openAnswers(page)).toHaveCount(1);
  await openTwoAnswers(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.afterEach(async ({ page }) => expect(await isHydrated(page)).toBe(false));

  test('the plain page without :has() has its menu and its answers', async ({ page }) => {
    await remove(page, withoutHas);
    await page.goto(guide);
    await expectMenuOpens(page);

    await page.goto(exam);
    await openTwoAnswers(page);
  });

  test('the plain page without Intl.Segmenter says what else helps', async ({ page }) => {
    await remove(page, { script: 'delete Intl.Segmenter;' });
    await page.goto(paths.contact);
    await expect(page.locator('footer').getByRole('link', { name: 'Blogs' })).toBeVisible();
    await expect(contactForm(page)).toBeHidden();
    const other = page.getByText(/^The form needs JavaScript and a recent browser/);
    await expect(other.getByRole('link', { name: company.phone.display })).toBeVisible();

    await page.goto(paths.blogs);
    const notice = page.getByText(/^This page needs JavaScript and a recent browser/);
    await expect(notice).toBeVisible();
    await expect(page.getByText('Loading blogs...')).toBeHidden();

    const needed = page.getByText(`needs JavaScript, and ${supportedBrowserNames} or later.`);
    for (const path of [paths.signIn, paths.listBlogs]) {
      await page.goto(path);
      await expect(needed.filter({ visible: true })).toBeVisible();
    }
  });
});
