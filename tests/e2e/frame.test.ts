import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady, sharePage } = launchBrowser(served);

const phone = { width: 390, height: 844 };
const tablet = { width: 800, height: 1100 };
const laptop = { width: 1280, height: 800 };

/** The entries of the navigation in their order; the two without an address are dropdowns. */
const entries = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Study In', null],
  ['Test Preparation', null],
  ['Testimonials', '/testimonials'],
  ['Blogs', '/blogs'],
  ['Contact', '/contact'],
] as const;

const menus = [
  ['Study In', '/studyin/', ['uk', 'australia', 'canada', 'ireland', 'newzealand', 'usa']],
  ['Test Preparation', '/testpreparation/', ['ielts', 'pte', 'toefl', 'gre', 'sat']],
] as const;

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The addresses below `prefix` that can be seen in a part of the page. */
async function seenAddresses(part: Locator, prefix: string): Promise<(string | null)[]> {
  const links = await part.locator(`a[href^="${prefix}"]:visible`).all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

describe.each([phone, tablet, laptop])('header and footer at $width px', (viewport) => {
  const shared = sharePage('/', { viewport });

  test("'Call Now' calls the office", async () => {
    const link = banner(shared.page).getByRole('link', { name: 'Call Now' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', 'tel:+97710000000');
  });

  test('the header is at the top of the window again on the way up', async () => {
    // It may go out of the way on the way down, and does where its script has come already.
    await shared.page.mouse.wheel(0, 900);
    await shared.page.waitForFunction(() => window.scrollY >= 900);
    await shared.page.mouse.wheel(0, -300);
    await shared.page.waitForFunction(() => window.scrollY <= 600);
    await expect(banner(shared.page)).toBeInViewport();
    await shared.page.evaluate(() => window.scrollTo(0, 0));
  });

  test('the footer names five social networks, each a link', async () => {
    const links = footer(shared.page).getByRole('list', { name: 'Social media' }).getByRole('link');
    await expect(links).toHaveText(['Facebook', 'YouTube', 'Instagram', 'TikTok', 'X']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('the footer gives address and phone of the head office', async () => {
    const office = footer(shared.page);
    await expect(office.getByRole('heading', { name: 'Head office' })).toBeVisible();
    await expect(office.getByText('Putalisadak, Kathmandu 44600, Nepal')).toBeVisible();
    await expect(office.getByRole('link', { name: '+977 1-000 0000' })).toHaveAttribute(
      'href',
      'tel:+97710000000',
    );
  });

  test('the copyright line says 2025', async () => {
    await expect(footer(shared.page).getByText('©')).toHaveText(
      '© 2025 Deurali Education Network. All rights reserved.',
    );
  });
});

describe('the navigation on a laptop', () => {
  const shared = sharePage('/', { viewport: laptop });
  const nav = () => banner(shared.page).getByRole('navigation', { name: 'Main' });

  test('has seven entries in their order, and no menu button', async () => {
    await expect(nav().getByRole('listitem')).toHaveText(
      entries.map(([label]) => label),
      { useInnerText: true },
    );
    await expect(shared.page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test.each(entries.filter(([, href]) => href))('%s leads to %s', async (label, href) => {
    await expect(nav().getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      String(href),
    );
  });

  test('the page that is open is marked', async () => {
    await expect(nav().getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  describe.each(menus)('%s', (menu, prefix, slugs) => {
    const button = () => nav().getByRole('button', { name: menu });
    const open = () => expect(button()).toHaveAttribute('aria-expanded', 'true');
    const closed = async () => {
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
      expect(await seenAddresses(nav(), prefix)).toEqual([]);
    };

    test('a click opens it, with its links in their order, and a second click closes it', async () => {
      await closed();
      await button().click();
      await open();
      expect(await seenAddresses(nav(), prefix)).toEqual(slugs.map((slug) => prefix + slug));
      await button().click();
      await closed();
      await shared.page.mouse.move(640, 700);
    });

    test('a resting mouse opens it, and it closes when the mouse has left', async () => {
      await button().hover();
      await open();
      await shared.page.mouse.move(640, 780);
      await closed();
    });

    test('Enter opens it, Escape closes it and gives the focus back', async () => {
      await button().focus();
      await shared.page.keyboard.press('Enter');
      await open();
      await shared.page.keyboard.press('Tab');
      await shared.page.keyboard.press('Escape');
      await closed();
      await expect(button()).toBeFocused();
    });

    test('Space opens it as well, and Tab past its last link closes it', async () => {
      await button().focus();
      await shared.page.keyboard.press(' ');
      await open();
      await nav().locator(`a[href^="${prefix}"]:visible`).last().focus();
      await shared.page.keyboard.press('Tab');
      await closed();
    });

    test('the arrow key goes to its first link', async () => {
      await button().focus();
      await shared.page.keyboard.press('ArrowDown');
      await expect(nav().locator(`a[href="${prefix}${slugs[0]}"]`)).toBeFocused();
      await shared.page.keyboard.press('Escape');
      await closed();
    });
  });

  test('one dropdown at a time', async () => {
    const [studyIn, tests] = menus.map(([name]) => nav().getByRole('button', { name }));
    await studyIn?.click();
    await tests?.click();
    await expect(nav().locator('[aria-expanded="true"]')).toHaveText('Test Preparation');
    await shared.page.keyboard.press('Escape');
  });

  test('a link of a dropdown leads to its page and closes it', async () => {
    await nav().getByRole('button', { name: 'Study In' }).click();
    await nav().locator('a[href="/studyin/ireland"]:visible').click();
    await expect(shared.page).toHaveURL('/studyin/ireland');
    await expect(nav().locator('[aria-expanded="true"]')).toHaveCount(0);
  });
});

test.each(menus)('%s opens and closes by touch', async (menu, prefix, slugs) => {
  const page = await openReady('/about', { viewport: laptop, hasTouch: true });
  const button = banner(page).getByRole('button', { name: menu });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await banner(page).locator(`a[href="${prefix}${slugs[1]}"]:visible`).tap();
  await expect(page).toHaveURL(prefix + slugs[1]);
});

describe.each([phone, tablet])('the mobile menu at $width px', (viewport) => {
  const shared = sharePage('/', { viewport, hasTouch: true });
  const opener = () => shared.page.getByRole('button', { name: 'Open menu' });

  test('stands in the place of the navigation', async () => {
    await expect(opener()).toBeVisible();
    await expect(shared.page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(sheet(shared.page)).toBeHidden();
  });

  test('a tap opens it, with the seven entries in their order', async () => {
    await opener().tap();
    await expect(sheet(shared.page).getByRole('listitem')).toHaveText(
      entries.map(([label]) => label),
      { useInnerText: true },
    );
    await expect(sheet(shared.page).getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+97710000000',
    );
  });

  test.each(menus)('%s in it toggles open and closed', async (menu, prefix, slugs) => {
    const button = sheet(shared.page).getByRole('button', { name: menu });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await seenAddresses(sheet(shared.page), prefix)).toEqual(
      slugs.map((slug) => prefix + slug),
    );
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await seenAddresses(sheet(shared.page), prefix)).toEqual([]);
  });

  test('its button closes it, and so does Escape, which gives the focus back', async () => {
    await sheet(shared.page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(sheet(shared.page)).toBeHidden();
    await opener().focus();
    await shared.page.keyboard.press('Enter');
    await expect(sheet(shared.page)).toBeVisible();
    await expect(sheet(shared.page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await shared.page.keyboard.press('Shift+Tab');
    await expect(shared.page.locator('header a:focus, header button:focus')).toHaveCount(0);
    await shared.page.keyboard.press('Escape');
    await expect(sheet(shared.page)).toBeHidden();
    await expect(opener()).toBeFocused();
  });

  test('a link in it leads to its page and closes it', async () => {
    await opener().tap();
    await sheet(shared.page).getByRole('button', { name: 'Test Preparation' }).tap();
    await sheet(shared.page).locator('a[href="/testpreparation/toefl"]').tap();
    await expect(shared.page).toHaveURL('/testpreparation/toefl');
    await expect(sheet(shared.page)).toBeHidden();
  });
});

test('a press beside the menu closes it, gives the focus back, and follows no link below', async () => {
  const page = await openReady('/about', { viewport: tablet, hasTouch: true });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.tap();
  await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  const brand = banner(page).getByRole('link').first();
  const box = await brand.boundingBox();
  if (!box) throw new Error('The wordmark is not there.');
  await page.touchscreen.tap(box.x + 10, box.y + 10);
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a press beside the menu leaves the page behind where it is', async () => {
  const page = await openReady('/studyin/uk', { viewport: tablet, hasTouch: true });
  // The header comes back on the way up.
  for (const y of [1900, 1700, 1500]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForFunction((top) => window.scrollY === top, y);
  }
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  const box = await opener.boundingBox();
  if (!box) throw new Error('The button is not there.');
  // A tap of Playwright's own would scroll first.
  await page.touchscreen.tap(box.x + 10, box.y + 10);
  await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.touchscreen.tap(40, 600);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the menu gives way where the window becomes wide', async () => {
  const page = await openReady('/about', { viewport: tablet });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('on a phone on its side the menu scrolls as one, and can always be closed', async () => {
  const page = await openReady('/about', {
    viewport: { width: 740, height: 360 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = sheet(page);
  await expect(menu.getByRole('button', { name: 'Test Preparation' })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: /Call Now/ }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', { name: 'Home' })).not.toBeInViewport();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
});

test('a browser that has no popover shows the map of the site for a menu', async () => {
  const page = await openReady('/about', {
    viewport: phone,
    hasTouch: true,
    prepare: (opened: Page) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
      }),
  });
  await expect(footer(page).getByRole('navigation', { name: 'Site map' })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(footer(page).getByRole('navigation', { name: 'Site map' })).toBeInViewport();
});

test('whoever is in a field of the new page at once stays there', async () => {
  const page = await openReady('/about', { viewport: phone });
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main form input');
      if (!field) return;
      observer.disconnect();
      field.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(name).toBeFocused();
});

describe.each([phone, laptop])('going from page to page at $width px', (viewport) => {
  const shared = sharePage('/', { viewport });
  const scrollY = () => shared.page.evaluate(() => Math.round(window.scrollY));

  test('every page of the site map opens at its top, with the focus on its heading', async () => {
    const map = footer(shared.page).getByRole('navigation', { name: 'Site map' });
    const hrefs = await map
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThanOrEqual(16);
    for (const href of hrefs) {
      if (new URL(shared.page.url()).pathname === href) continue;
      await map.locator(`a[href="${href}"]`).click();
      await expect(shared.page).toHaveURL(href);
      await expect(shared.page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(scrollY, `scrolled at ${href}`).toBe(0);
    }
  });

  test('back returns to where one was, forward to the top', async () => {
    await shared.page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(scrollY).toBe(900);
    const left = shared.page.url();
    await footer(shared.page).getByRole('link', { name: 'About Us' }).click();
    await expect(shared.page).toHaveURL('/about');
    // The address changes a moment before the page does.
    await expect.poll(scrollY).toBe(0);
    await shared.page.goBack();
    await expect(shared.page).toHaveURL(left);
    await expect.poll(scrollY).toBeGreaterThan(800);
    await shared.page.goForward();
    await expect(shared.page).toHaveURL('/about');
    await expect.poll(scrollY).toBe(0);
  });
});
