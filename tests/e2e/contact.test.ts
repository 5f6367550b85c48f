import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser, type OpenOptions } from './browser.ts';
import { expect } from './expect.ts';
import { shutGate } from './requests.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady, sharePage } = launchBrowser(served);

const emailPath = '/api/v1.0/email/send-form';
const failure = 'Failed to send message. Please try again later.';

const message = {
  Name: 'Sita Rai',
  Email: 'sita@students.example',
  Subject: 'A question: costs & fees?',
  Message: 'Namaste,\nhow much does a year in Ireland cost? धन्यवाद 🙏',
} as const;

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

async function fillIn(page: Page, values: Readonly<Record<string, string>> = message) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectValues(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** The page, where the e-mail service answers so. */
function openWith(
  answer: { status: number; body: string } | 'unreachable',
  options: OpenOptions = {},
): Promise<Page> {
  return openReady('/contact', {
    expected: [/Contact message not sent/, /Failed to load resource/, /send-form/],
    ...options,
    prepare: (page) =>
      page.route(
        (url) => url.pathname === emailPath,
        (route) =>
          answer === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(answer),
      ),
  });
}

/** The texts of the browser's alerts, which are closed as they come. */
function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

/** The names and values of a multipart body, in their order. */
function partsOf(body: string): [string, string][] {
  return body.split(/\r\n--|^--/).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
  });
}

describe('the page', () => {
  const shared = sharePage('/contact');
  const main = () => shared.page.getByRole('main');

  test('has a form with four fields, and asks for nothing else', async () => {
    await expect(form(shared.page).getByRole('textbox')).toHaveCount(4);
    const names = await form(shared.page)
      .locator('input, textarea:not([aria-hidden])')
      .evaluateAll((all) => all.map((input) => input.getAttribute('name')));
    expect(names).toEqual(['user_name', 'user_email', 'subject', 'message']);
  });

  test('the browser itself requires all four, an e-mail address, and a message of many lines', async () => {
    for (const label of Object.keys(message)) {
      await expect(field(shared.page, label)).toHaveJSProperty('required', true);
    }
    await expect(field(shared.page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(shared.page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(form(shared.page)).toHaveJSProperty('noValidate', false);
  });

  test('an empty field, and what is no e-mail address, are pointed out by the browser', async () => {
    let sent = 0;
    shared.page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await fillIn(shared.page, { ...message, Subject: '' });
    await send(shared.page).click();
    await expect(field(shared.page, 'Subject')).toBeFocused();
    await fillIn(shared.page, { ...message, Email: 'no address' });
    await send(shared.page).click();
    await expect(field(shared.page, 'Email')).toBeFocused();
    await fillIn(shared.page, { ...message, Message: '  \n ' });
    await send(shared.page).click();
    await expect(field(shared.page, 'Message')).toBeFocused();
    expect(sent).toBe(0);
  });

  test('says beside the button where the text goes', async () => {
    await expect(
      form(shared.page).getByText('go to our office by EmailJS, an e-mail service'),
    ).toBeVisible();
  });

  test('gives address, phone, e-mail and hours', async () => {
    const information = main().getByRole('region', { name: 'Contact information' });
    await expect(information).toContainText('Putalisadak, Kathmandu 44600, Nepal');
    await expect(information.getByRole('link', { name: '+977 1-000 0000' })).toHaveAttribute(
      'href',
      'tel:+97710000000',
    );
    await expect(information.getByRole('link', { name: 'hello@deurali.example' })).toHaveAttribute(
      'href',
      'mailto:hello@deurali.example',
    );
    await expect(information).toContainText('Sunday to Friday, 10:00 AM to 6:00 PM');
  });
});

test("a message is sent: 'Sending...', then 'Thank You!', and the form is empty again", async () => {
  const gate = shutGate();
  const page = await openReady('/contact', {
    prepare: (fresh) =>
      fresh.route(
        (url) => url.pathname === emailPath,
        async (route) => {
          await gate.opened;
          await route.fallback();
        },
      ),
  });
  await fillIn(page);
  const request = page.waitForRequest((sent) => sent.url().endsWith(emailPath));
  await send(page).click();
  const sending = form(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  gate.open();

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
    subject: message.Subject,
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
  await expect(send(page)).toBeEnabled();
  await expectValues(page, { Name: '', Email: '', Subject: '', Message: '' });

  const { messages } = JSON.parse(readFileSync(served.dataFile, 'utf8'));
  expect(messages).toEqual([
    expect.objectContaining({ user_name: message.Name, user_email: message.Email }),
  ]);
});

test('only status and text of the answer are logged', async () => {
  const logged: string[] = [];
  const page = await openReady('/contact');
  page.on('console', (line) => logged.push(line.text()));
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(logged).toEqual(['Contact message sent: 200 OK']);
});

test('a double click sends once', async () => {
  const page = await openReady('/contact');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(emailPath)) sent += 1;
  });
  await fillIn(page);
  await send(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toBe(1);
});

test.each([
  ['451', { status: 451, body: 'Unavailable For Headless Browser' }, '451 Unavailable'],
  ['403', { status: 403, body: 'Forbidden' }, '403 Forbidden'],
  ['429', { status: 429, body: 'Too Many Requests' }, '429 Too Many Requests'],
  ['no network', 'unreachable', '0 Network Error'],
] as const)(
  'refused with %s: an alert, the same words inline, the values kept',
  async (_, answer, logged) => {
    const page = await openWith(answer);
    const alerts = collectAlerts(page);
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await fillIn(page);
    await send(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
    const inline = form(page).getByRole('alert');
    await expect(inline).toContainText(failure);
    await expect(inline.getByRole('link', { name: '+977 1-000 0000' })).toBeVisible();
    await expect(inline.getByRole('link', { name: 'hello@deurali.example' })).toBeVisible();
    await expectValues(page, message);
    await expect(send(page)).toBeEnabled();
    expect(lines.join('\n')).toContain(`Contact message not sent: ${logged}`);
  },
);

test.each([
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_ORIGIN',
])('built without %s it fails, sends nothing, and the console says why', async (setting) => {
  const lines: string[] = [];
  const page = await openReady('/contact', {
    expected: [/Contact message not sent/],
    prepare: async (fresh) => {
      fresh.on('console', (line) => lines.push(line.text()));
      await withoutSetting(fresh, setting);
    },
  });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const alerts = collectAlerts(page);
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
  await expectValues(page, message);
  expect(lines.join('\n')).toContain(`${setting} is not set`);
  expect(sent).toBe(0);
});

/** Empties a setting in the site's scripts, which is how a build without it has them. */
async function withoutSetting(page: Page, setting: string): Promise<void> {
  const given = new RegExp(`(["'\`]${setting}["'\`],)["'\`][^"'\`]*["'\`]`);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(given, "$1''") });
  });
}

test("the map is fetched only after 'Show map'", async () => {
  const page = await openReady('/contact', { expected: [/openstreetmap/] });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(served.url)) asked.push(request.url());
  });
  const section = page.getByRole('region', { name: 'Where to find us' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(section.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await section.getByRole('button', { name: 'Show map' }).click();
  await expect(section.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
