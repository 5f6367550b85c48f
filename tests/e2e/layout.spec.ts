import { expect } from '@playwright/test';
import { laptop, phone, tablet } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { banner, footer } from './navigation.ts';

for (const { name, options } of [phone, tablet, laptop]) {
  test.describe(`header and footer on a ${name}`, () => {
    const shared = sharedPage('/', options);

    test("'Call Now' calls the office", async () => {
      const link = banner(shared.page).getByRole('link', { name: 'Call Now' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', 'tel:+97710000000');
    });

    test('the header is in view when the page scrolls up', async () => {
      // It may hide when the page scrolls down.
      await shared.page.mouse.wheel(0, 900);
      await shared.page.waitForFunction(() => window.scrollY >= 900);
      await shared.page.mouse.wheel(0, -300);
      await shared.page.waitForFunction(() => window.scrollY <= 600);
      await expect(banner(shared.page)).toBeInViewport();
      await shared.page.evaluate(() => window.scrollTo(0, 0));
    });

    test('the footer links to five social networks', async () => {
      const links = footer(shared.page)
        .getByRole('list', { name: 'Social media' })
        .getByRole('link');
      await expect(links).toHaveText(['Facebook', 'YouTube', 'Instagram', 'TikTok', 'X']);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('the footer shows address and phone of the head office', async () => {
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
}

test('a field of the new page that gets focus early keeps it', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', phone.options);
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

for (const { name, options } of [phone, laptop]) {
  test.describe(`navigation on a ${name}`, () => {
    const shared = sharedPage('/', options);
    const scrollY = () => shared.page.evaluate(() => Math.round(window.scrollY));

    test('every page of the site map opens at the top, with its heading focused', async () => {
      const map = footer(shared.page).getByRole('navigation', { name: 'Site map' });
      await expect(map).toBeVisible();
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

    test('Back restores the scroll position, Forward opens at the top', async () => {
      await shared.page.evaluate(() => window.scrollTo(0, 900));
      await expect.poll(scrollY).toBe(900);
      const url = shared.page.url();
      await footer(shared.page).getByRole('link', { name: 'About Us' }).click();
      await expect(shared.page).toHaveURL('/about');
      await expect.poll(scrollY).toBe(0);
      await shared.page.goBack();
      await expect(shared.page).toHaveURL(url);
      await expect.poll(scrollY).toBeGreaterThan(800);
      await shared.page.goForward();
      await expect(shared.page).toHaveURL('/about');
      await expect.poll(scrollY).toBe(0);
    });
  });
}
