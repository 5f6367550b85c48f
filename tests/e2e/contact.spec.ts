import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { gotoHydrated, test, waitForHydration } from './fixtures.ts';
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

const empty = { Name: '', Email: '', Subject: '', Message: '' };

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
  // A script may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
