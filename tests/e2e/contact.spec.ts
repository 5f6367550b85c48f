import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
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
import { sharedPage, test } from './fixtures.ts';
import { deferred } from './mock-api.ts';

/** The names and values of a multipart body, in order. */
function partsOf(body: string): [string, string][] {
  return body.split(/\r\n--|^--/).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
  });
}

test.describe('the page', () => {
  const shared = sharedPage('/contact');
  const main = () => shared.page.getByRole('main');

  test('has a form with exactly four fields', async () => {
    await expect(form(shared.page).getByRole('textbox')).toHaveCount(4);
    const names = await form(shared.page)
      .locator('input, textarea:not([aria-hidden])')
      .evaluateAll((all) => all.map((input) => input.getAttribute('name')));
    expect(names).toEqual(['user_name', 'user_email', 'subject', 'message']);
  });

  test('leaves the validation of required fields and of the e-mail address to the browser', async () => {
    for (const label of Object.keys(message)) {
      await expect(field(shared.page, label)).toHaveJSProperty('required', true);
    }
    await expect(field(shared.page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(shared.page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(form(shared.page)).toHaveJSProperty('noValidate', false);
  });

  test('does not send empty fields or an invalid e-mail address', async () => {
    let sent = 0;
    shared.page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await fillIn(shared.page, { ...message, Subject: '' });
    await sendButton(shared.page).click();
    await expect(field(shared.page, 'Subject')).toBeFocused();
    await fillIn(shared.page, { ...message, Email: 'no address' });
    await sendButton(shared.page).click();
    await expect(field(shared.page, 'Email')).toBeFocused();
    await fillIn(shared.page, { ...message, Message: '  \n ' });
    await sendButton(shared.page).click();
    await expect(field(shared.page, 'Message')).toBeFocused();
    expect(sent).toBe(0);
  });

  test('says who receives the message', async () => {
    await expect(
      form(shared.page).getByText('go to our office by EmailJS, an e-mail service'),
    ).toBeVisible();
  });

  test('shows address, phone, e-mail and office hours', async () => {
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

test("sends a message: 'Sending...', then 'Thank You!' and an empty form", async ({
  hydratedPage,
  site,
}) => {
  const delay = deferred();
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
  const unique = { ...message, Subject: 'A question that is sent once' };
  await fillIn(page, unique);
  const request = page.waitForRequest((sent) => sent.url().endsWith(emailPath));
  await sendButton(page).click();
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

test('logs only the status and text of the response', async ({ hydratedPage }) => {
  const logged: string[] = [];
  const page = await hydratedPage('/contact');
  page.on('console', (line) => logged.push(line.text()));
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(logged).toEqual(['Contact message sent: 200 OK']);
});

test('sends once for a double click', async ({ hydratedPage }) => {
  const page = await hydratedPage('/contact');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(emailPath)) sent += 1;
  });
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toBe(1);
});

test("loads the map only after 'Show map'", async ({ hydratedPage, site }) => {
  const page = await hydratedPage('/contact', { expectedErrors: [/openstreetmap/] });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) requested.push(request.url());
  });
  const section = page.getByRole('region', { name: 'Where to find us' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(section.locator('iframe')).toHaveCount(0);
  expect(requested).toEqual([]);
  await section.getByText('Show map').click();
  await expect(section.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
  );
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});
