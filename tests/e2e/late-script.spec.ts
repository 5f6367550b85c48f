import { expect, type Request } from '@playwright/test';
import { site } from '#brand/site.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import { inSentence } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { laptop, phone } from './devices.ts';
import { gotoHydrated, test, WORKER_BLOCKED, waitForHydration } from './fixtures.ts';
import { contactForm, expectValues, fill, message, sendButton, signIn, thanks } from './forms.ts';
import { comparison } from './public-paths.ts';
import { hold, SCRIPTS } from './requests.ts';

const chosen = someCountries('uk', 'canada', 'ireland');
const [country] = someCountries('ireland');
const [exam] = someExams('ielts');
const notSent = 'This page could not be loaded completely, so nothing was sent.';

/** Controls work before React hydrates, keep their state when it does, and say if it cannot. */

test.use({ viewport: phone });

test('a menu of the header opens, the colour scheme switches', async ({ page, hydrate }) => {
  await page.setViewportSize(laptop);
  await page.goto(paths.about);
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  await toggle.click();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.getByRole('button', { name: 'Study In' });
  const link = nav.getByRole('link', { name: country.shortName });
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await nav.getByRole('button', { name: 'Test Preparation' }).click();
  await button.click();
  await expect(nav.getByRole('link', { name: exam.name })).toBeHidden();
  await hydrate();
  await expect(link).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(link).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await waitForHydration(page);
  await toggle.click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(html).toHaveAttribute('data-scheme', 'light');
});

for (const address of comparison(chosen[0].slug)) {
  test(`countries selected on ${address} are compared`, async ({ page, hydrate }) => {
    await page.goto(address);
    for (const { shortName } of chosen.slice(-2).toReversed()) {
      await page.getByRole('checkbox', { name: shortName }).check();
    }
    await expect(page.getByText('Loading the comparison...')).toBeVisible();
    await hydrate();
    for (const { shortName } of chosen) {
      await expect(page.getByRole('checkbox', { name: shortName })).toBeChecked();
    }
    await expect(page.getByRole('region', { name: 'What the first year costs' })).toContainText(
      chosen.at(-1)?.name ?? '',
    );
    const slugs = new URL(page.url()).searchParams.get('with')?.split(',');
    expect(slugs).toHaveLength(chosen.length);
  });

  test('a static host sends one page for all choices', async ({ page, hydrate }) => {
    await page.setViewportSize(laptop);
    const pair = someCountries('ireland', 'usa');
    const [{ slug, name, nameInText }] = pair;
    const other = pair.at(-1)?.slug;
    const { currency } = await loadCountry(slug);
    const offers = `${slug}=tuition:10000&${other}=tuition:20000&rates=`;
    const shared = `${paths.compare}?with=${other},${slug}&${offers}${currency}:200`;
    await page.goto(shared);
    await expect(page.getByText('Loading the comparison...')).toBeVisible();
    await hydrate();
    await expect(page.getByRole('region', { name: 'What the first year costs' })).toHaveText(
      new RegExp(`${name}.*Tuition20\\slakh.*${pair.at(-1)?.name}`),
    );
    await expect(page).toHaveTitle(
      `Compare ${inSentence(pair.map(({ nameInText }) => nameInText))} · ${site.name}`,
    );
    await expect(page).toHaveURL(shared);
    // The names of the countries stay in view.
    await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
    const names = page.getByRole('main').locator('[aria-hidden]');
    await expect(names.getByText(name)).toBeInViewport();
    await page.getByRole('link', { name: `The guide to ${nameInText}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Study in ${nameInText}`);
    await expect(page).toHaveURL(/tuition=10000&with=.*&rates=/);
    await expect(page.getByLabel(/^Tuition of your offer/)).toHaveValue('10000');
    await page.getByRole('link', { name: /^Compare (both|all three)$/ }).click();
    await expect(page).toHaveURL(new RegExp(offers));
  });
}

test('the map is loaded from its host when opened', async ({ page, hydrate, expectedErrors }) => {
  expectedErrors.push(/openstreetmap/);
  await page.goto(paths.contact);
  const button = page.getByText('Show map').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.getByText('Loading the map...').first()).toBeVisible();
  await hydrate();
  await expect(page.getByTitle(/^Map: /)).toBeVisible();
});

test('a user name that is typed after a session has ended stays', async ({ page, hydrate }) => {
  const usr = { from: paths.dashboard, end: 'idle' };
  const state = { usr, key: 'ended', idx: 0 };
  await page.addInitScript((ended) => history.replaceState(ended, ''), state);
  await page.goto(paths.signIn);
  const username = page.getByLabel('Username');
  await username.pressSequentially('ramesh');
  await hydrate();
  await expect(page.getByText(/^You were logged out/)).toBeVisible();
  await expect(username).toHaveValue('ramesh');
  await expect(username).toBeFocused();
});

test('Login logs in as soon as the script is there', async ({ page, hydrate }) => {
  await page.goto(paths.signIn);
  await signIn(page);
  await hydrate();
  await expect(page).toHaveURL(paths.dashboard);
});

test('a message that is submitted twice is sent once', async ({ page, hydrate }) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.goto(paths.contact);
  const form = contactForm(page);
  await fill(form, message);
  await sendButton(page).click();
  await form.getByLabel('Subject').press('Enter');
  expect(sent).toEqual([]);
  await hydrate();
  await thanks(page).getByRole('button', { name: 'Close' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectValues(form, { Name: '', Email: '', Subject: '', Message: '' });
  expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([
    '/api/v1.0/email/send-form',
  ]);
  const headers = { 'content-type': sent[0]?.headers()['content-type'] ?? '' };
  const body = Uint8Array.from(sent[0]?.postDataBuffer() ?? []);
  const fields = await new Response(body, { headers }).formData();
  expect(Object.fromEntries(fields)).toEqual({
    user_name: message.Name,
    user_email: message.Email,
    user_phone: message['Phone (optional)'],
    subject: message.Subject,
    message: message.Message.replaceAll('\n', '\r\n'),
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    service_id: 'service_development',
    template_id: 'template_development',
    user_id: 'public_key_development',
  });
  const ours = logged.filter((line) => line !== WORKER_BLOCKED);
  expect(ours).toEqual(['Contact message sent: 200 OK']);
});

test('Send says at once that the script failed to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to load resource/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(paths.contact);
  await fill(contactForm(page), message);
  for (const name of Object.keys(message)) {
    const text = await contactForm(page).getByLabel(name).boundingBox();
    const label = await page.locator('main form label', { hasText: name }).boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan((text?.y ?? 0) + 16);
  }
  await sendButton(page).click();
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(page.getByText(/You can also call/)).toBeVisible();
  await expectValues(contactForm(page), message);
});

test('Send says after ten seconds that the script does not arrive', async ({ page, hydrate }) => {
  await page.clock.install();
  await page.goto(paths.contact);
  await fill(contactForm(page), message);
  await sendButton(page).click();
  await page.clock.runFor(9000);
  await expect(page.getByText(notSent)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByText(notSent)).toBeVisible();
  await hydrate();
  await expect(page.getByText(notSent)).toBeHidden();
  await expectValues(contactForm(page), message);
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
  await fill(contactForm(page), message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
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
