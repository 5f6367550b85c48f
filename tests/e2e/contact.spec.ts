import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { gotoHydrated, test, WORKER_BLOCKED, waitForHydration } from './fixtures.ts';
import {
  collectAlerts,
  contactForm,
  expectValues,
  fill,
  message,
  sendButton,
  thanks,
} from './forms.ts';
import { hold, SCRIPTS } from './requests.ts';
import type { Site } from './server.ts';

const emailPath = '/api/v1.0/email/send-form';

const field = (page: Page, label: string) => contactForm(page).getByLabel(label);
const empty = { Name: '', Email: '', Subject: '', Message: '' };

const readMessages = ({ dataFile }: Site): Record<string, unknown>[] =>
  JSON.parse(readFileSync(dataFile, 'utf8')).messages;

test('a double click sends one message to EmailJS, and logs none of it', async ({ page, site }) => {
  await gotoHydrated(page, paths.contact);
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const release = await hold(page, `**${emailPath}`);
  const subject = 'A question that is sent once';
  await fill(contactForm(page), { ...message, Subject: subject });
  const requested = page.waitForRequest(`**${emailPath}`);
  await sendButton(page).dblclick();
  const request = await requested;
  release();
  expect(request.method()).toBe('POST');
  const headers = { 'content-type': request.headers()['content-type'] ?? '' };
  const sent = await new Response(Uint8Array.from(request.postDataBuffer() ?? []), {
    headers,
  }).formData();
  expect(Object.fromEntries(sent)).toEqual({
    user_name: message.Name,
    user_email: message.Email,
    user_phone: message['Phone or WhatsApp (optional)'],
    subject,
    message: message.Message.replaceAll('\n', '\r\n'),
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    service_id: 'service_development',
    template_id: 'template_development',
    user_id: 'public_key_development',
  });
  await thanks(page).getByRole('button', { name: 'Close' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectValues(contactForm(page), empty);
  const ours = logged.filter((line) => line !== WORKER_BLOCKED);
  expect(ours).toEqual(['Contact message sent: 200 OK']);
  const stored = readMessages(site).filter((sent) => sent.subject === subject);
  expect(stored).toEqual([expect.objectContaining({ user_name: message.Name })]);
});

test('thanks for a message, even without another script', async ({ page, expectedErrors }) => {
  expectedErrors.push(/\/assets\//, /Failed to load resource/);
  await gotoHydrated(page, paths.contact);
  // As after a deploy. Sending itself needs the SDK of the e-mail service.
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const isSdk = (await response.text()).includes('send-form');
    await (isSdk ? route.fulfill({ response }) : route.fulfill({ status: 404 }));
  });
  const alerts = collectAlerts(page);
  await fill(contactForm(page), message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectValues(contactForm(page), empty);
  expect(alerts).toEqual([]);
});

test('what is typed before a draft comes back stays', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  await fill(contactForm(page), { Subject: 'Costs' });
  const release = await hold(page, SCRIPTS);
  await page.reload();
  await fill(contactForm(page), { Message: message.Message });
  release();
  await waitForHydration(page);
  await expectValues(contactForm(page), { Subject: 'Costs', Message: message.Message });
});
