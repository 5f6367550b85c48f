import { expect, type Page } from '@playwright/test';
import {
  collectAlerts,
  emailPath,
  expectValues,
  failure,
  fillIn,
  form,
  message,
  sendButton,
} from './contact-form.ts';
import { test } from './fixtures.ts';

for (const [name, response, logged] of [
  ['status 451', { status: 451, body: 'Unavailable For Headless Browser' }, '451 Unavailable'],
  ['status 403', { status: 403, body: 'Forbidden' }, '403 Forbidden'],
  ['status 429', { status: 429, body: 'Too Many Requests' }, '429 Too Many Requests'],
  ['an unreachable service', 'unreachable', '0 Network Error'],
] as const) {
  test(`shows ${name} in an alert and inline, and keeps the values`, async ({ hydratedPage }) => {
    const page = await hydratedPage('/contact', {
      expectedErrors: [/Contact message not sent/, /Failed to load resource/, /send-form/],
      prepare: (newPage) =>
        newPage.route(
          (url) => url.pathname === emailPath,
          (route) =>
            response === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(response),
        ),
    });
    const alerts = collectAlerts(page);
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
    const inline = form(page).getByRole('alert');
    await expect(inline).toContainText(failure);
    await expect(inline.getByRole('link', { name: '+977 1-000 0000' })).toBeVisible();
    await expect(inline.getByRole('link', { name: 'hello@deurali.example' })).toBeVisible();
    await expect(page.locator(':focus')).toContainText(failure);
    await expectValues(page, message);
    await expect(sendButton(page)).toBeEnabled();
    expect(lines.join('\n')).toContain(`Contact message not sent: ${logged}`);
  });
}

for (const setting of [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_ORIGIN',
]) {
  test(`fails without ${setting}, sends nothing and logs the reason`, async ({ hydratedPage }) => {
    const lines: string[] = [];
    const page = await hydratedPage('/contact', {
      expectedErrors: [/Contact message not sent/],
      prepare: async (newPage) => {
        newPage.on('console', (line) => lines.push(line.text()));
        await withoutSetting(newPage, setting);
      },
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    const alerts = collectAlerts(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
    await expectValues(page, message);
    expect(lines.join('\n')).toContain(`${setting} is not set`);
    expect(sent).toBe(0);
  });
}

/** Empties a setting in the site's scripts, as a build without it does. */
async function withoutSetting(page: Page, setting: string): Promise<void> {
  const given = new RegExp(`(["'\`]${setting}["'\`],)["'\`][^"'\`]*["'\`]`);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(given, "$1''") });
  });
}
