import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { hoursText } from '#src/content/offices.ts';
import {
  collectAlerts,
  emailPath,
  expectValues,
  field,
  fillIn,
  form,
  message,
  sendButton,
} from './contact-form.ts';
import { phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred } from './mock-api.ts';
import { WORKER_BLOCKED, waitForHydration } from './open-page.ts';

/** The names and values of a multipart body, in order. */
function partsOf(body: string): [string, string][] {
  return body.split(/\r\n--|^--/).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
  });
}

test("a double click sends one message: 'Sending...', then 'Thank You!' and an empty form", async ({
  hydratedPage,
  site,
}) => {
  const delay = deferred();
  const logged: string[] = [];
  const page = await hydratedPage('/contact', {
    prepare: (newPage) =>
      newPage.route(
        (url) => url.pathname === emailPath,
        async (route) => {
          await delay.promise;
          await route.fallback();
        },
      ),
  });
  page.on('console', (line) => logged.push(line.text()));
  const unique = { ...message, Subject: 'A question that is sent once' };
  await fillIn(page, unique);
  const request = page.waitForRequest((sent) => sent.url().endsWith(emailPath));
  await sendButton(page).dblclick();
  const sending = form(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  delay.resolve();

  const { method, type, parts } = await request.then((sent) => ({
    method: sent.method(),
    type: sent.headers()['content-type'],
    parts: Object.fromEntries(partsOf(sent.postDataBuffer()?.toString('utf8') ?? '')),
  }));
  expect(method).toBe('POST');
  expect(type).toMatch(/^multipart\/form-data/);
  expect(parts).toEqual({
    user_name: message.Name,
    user_email: message.Email,
    user_phone: message['Phone or WhatsApp (optional)'],
    subject: unique.Subject,
    message: message.Message.replaceAll('\n', '\r\n'),
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    service_id: 'service_development',
    template_id: 'template_development',
    user_id: 'public_key_development',
  });

  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toBeVisible();
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(thanks).toBeHidden();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();
  await expectValues(page, { Name: '', Email: '', Subject: '', Message: '' });
  // Nothing of the message is logged.
  const ours = logged.filter((line) => line !== WORKER_BLOCKED);
  expect(ours).toEqual(['Contact message sent: 200 OK']);

  const { messages } = JSON.parse(readFileSync(site.dataFile, 'utf8'));
  const stored = messages.filter(({ subject }: { subject: string }) => subject === unique.Subject);
  expect(stored).toEqual([
    expect.objectContaining({ user_name: message.Name, user_email: message.Email }),
  ]);
});

test('thanks for a message that was accepted, even if no further script can be loaded', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/contact', {
    expectedErrors: [/\/assets\//, /Failed to load resource/],
  });
  // As after a deploy. Sending itself needs the SDK of the e-mail service.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const isSdk = (await response.text()).includes('send-form');
    await (isSdk ? route.fulfill({ response }) : route.fulfill({ status: 404 }));
  });
  const alerts = collectAlerts(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await expectValues(page, { Name: '', Email: '', Subject: '', Message: '' });
  expect(alerts).toEqual([]);
});

for (const delay of [0, 400, 800]) {
  test(`what is pasted ${delay} ms after a reload stays`, async ({ hydratedPage }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await hydratedPage('/contact', { permissions });
    await page.evaluate((text) => navigator.clipboard.writeText(text), message.Message);
    await field(page, 'Subject').fill('Costs');
    await page.reload({ waitUntil: 'commit' });
    const box = field(page, 'Message');
    await box.waitFor();
    await page.waitForTimeout(delay);
    await box.evaluate((element) => element.focus());
    await page.keyboard.press('ControlOrMeta+V');
    await waitForHydration(page);
    await page.waitForTimeout(300);
    await expectValues(page, { Subject: 'Costs', Message: message.Message });
  });
}

test('the hours are beside the clock on a phone, without a script', async ({ openPage }) => {
  const page = await openPage('/contact', { ...phone.options, javaScriptEnabled: false });
  const shown = site.hours.spans.length > 1 ? 'Hours of each day' : hoursText;
  await expect(page.locator('main header').getByText(shown)).toBeVisible();
});
