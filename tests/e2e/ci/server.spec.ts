import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Blog } from '#contracts/blog.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { paths } from '#src/pageTable.ts';
import { gotoHydrated, heading } from '../fixtures.ts';
import { contactForm, expectValues, fill, message, sendButton, signIn, thanks } from '../forms.ts';
import { loseResponse } from '../requests.ts';
import { test } from './server.ts';

const owner = { username: 'sunita', password: 'three pine trees and a bell' };

// The first test makes the owner of the others.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ expectedErrors }) => {
  // Before the sign-in there is no session.
  expectedErrors.push(/\b401\b/);
});

async function setPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(owner.password);
  await page.getByLabel('New password again', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

async function openSignedIn(context: BrowserContext, path: string = paths.dashboard) {
  const page = await context.newPage();
  await page.goto(path);
  await signIn(page, owner);
  await expect(page).toHaveURL(path);
  return page;
}

test('the printed link makes an owner, who makes an editor', async ({ page, browser, server }) => {
  await page.goto(server.firstOwnerLink);
  // Before hydration the page is the sign-in page.
  await expect(page.getByRole('heading', { name: 'Create the first account' })).toBeVisible();
  await page.getByLabel('Username').fill(owner.username);
  await setPassword(page);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(heading(page)).toHaveText('Admin Dashboard');

  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByLabel('Username').fill('bimala');
  await page.getByRole('button', { name: 'Create account' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const editor = await browser.newPage({ baseURL: server.url });
  await editor.goto(link);
  await expect(editor.getByLabel('Username')).toHaveValue('bimala');
  await setPassword(editor);
  await expect(editor.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Accounts' })).toBeHidden();
  await editor.close();
});

test('a new blog with a picture is stored once, is in the HTML at once, and hydrates', async ({
  page,
  context,
  request,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/CONNECTION_RESET/);
  const create = { width: 2000, height: 1050, channels: 3, background: '#357' } as const;
  const photo = sharp({ create }).jpeg();
  const admin = await openSignedIn(context, paths.addBlog);
  await admin
    .getByLabel(/^Choose .* picture$/)
    .setInputFiles({ name: 'rara.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  await expect(admin.getByText('rara.jpg is uploaded.')).toBeVisible();
  const uploaded = await admin.getByRole('textbox', { name: 'Picture address' }).inputValue();
  const title = 'NOC </title></script><script>document.title="broken"</script>';
  await loseResponse(admin, '**/api/blogs/create');
  await fill(admin, { Title: title, Author: 'Anisha', Content: 'Step one.' });
  const add = admin.getByRole('button', { name: 'Add Blog' });
  await add.click();
  await expect(admin.getByText('Not saved. Your text is still here')).toBeVisible();
  const responded = admin.waitForResponse('**/api/blogs/create');
  await add.click();
  const { _id, imageUrl }: Blog = await (await responded).json();
  expect(imageUrl).toBe(uploaded);
  const list: Blog[] = await (await request.get('/api/blogs/get')).json();
  expect(list.filter((blog) => blog.title === title)).toHaveLength(1);
  expect(await (await request.get(paths.blog(_id))).text()).toContain('Step one.');

  await gotoHydrated(page, paths.blog(_id));
  await expect(page).not.toHaveTitle('broken');
  const picture = page.locator('article img');
  const source = server.url + uploaded.replace('1600', '960');
  await expect(picture).toHaveJSProperty('currentSrc', source);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto(paths.blogs);
  const inCard = page.locator('main img[src^="/uploads/"]');
  await expect(inCard).toHaveJSProperty('complete', true);
  expect(await inCard.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-(480|960)\.webp$/,
  );
});

test('a message is kept and mailed once', async ({ page, context, server, expectedErrors }) => {
  expectedErrors.push(/CONNECTION_RESET/, /not sent/);
  await page.goto(paths.contact);
  await expect(page.getByText('is kept on the server of this website')).toBeVisible();
  await expect(page.getByText('EmailJS')).toHaveCount(0);
  const form = contactForm(page);
  await fill(form, message);
  await expect(page.locator('[name="homepage"]')).toBeHidden();
  await loseResponse(page, `**/api${contactEndpoints.sendMessage.path}`);
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual(['Failed to send message. Please try again later.']);
  // The same message once more, also from a page that was opened anew.
  await page.reload();
  await expectValues(form, message);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();

  await expect.poll(() => server.mails.length).toBe(1);
  const admin = await openSignedIn(context);
  await admin.getByRole('link', { name: 'Messages 1 new' }).click();
  const item = admin.getByRole('article', { name: message.Subject });
  await expect(item).toContainText('Mailed to the office.');
  await expect(item).toContainText('how much does a year in Ireland cost? धन्यवाद 🙏');
});

test('a draft becomes a page when it is published', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/\b404\b/);
  const admin = await openSignedIn(context, paths.addBlog);
  await fill(admin, { Title: 'Mustang in May' });
  const day = admin.getByLabel('Published on');
  await admin.getByText('More', { exact: true }).click();
  await day.focus();
  await admin.keyboard.type('10');
  await admin.getByRole('button', { name: 'Save as draft' }).click();
  await expect(day, 'a day that is typed by half is not lost').toBeFocused();
  await day.fill('');
  await admin.getByRole('button', { name: 'Save as draft' }).click();
  await expect(heading(admin)).toHaveText('Edit Draft');
  const id = new URL(admin.url()).searchParams.get('draft') ?? '';
  const status = async () => (await page.goto(paths.blog(id)))?.status();
  expect(await status()).toBe(404);
  await expect(page.getByText('Blog not found.')).toBeVisible();
  await fill(admin, { Author: 'Anisha', Content: 'By jeep.' });
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(heading(admin)).toHaveText('List of Blogs');
  expect(await status()).toBe(200);
});
