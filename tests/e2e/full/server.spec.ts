import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { buildServer } from '#scripts/server/built-server.ts';
import { freePort } from '#scripts/server/ports.ts';
import { createTempDir } from '#scripts/testing/temp-dir.ts';
import { site as company } from '#src/content/site.ts';
import { type MailServer, startMailServer } from '../../server/mailServer.ts';
import { emailPath, fillIn, message, sendButton } from '../contact-form.ts';
import { openInNewContext, waitForHydration } from '../open-page.ts';
import { dashboard, OWNER, setPassword, signIn, signInPage } from './server-pages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'deurali-e2e-server-'));
let removeBuild = () => {};
let server: ChildProcess | undefined;
let mailServer: MailServer | undefined;
let url = '';
let firstOwnerLink = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  let dir = process.env.SERVER_DIR ?? '';
  if (!dir) {
    const temp = createTempDir('e2e-server');
    removeBuild = temp.remove;
    dir = temp.dir;
    await buildServer(dir);
  }
  mailServer = await startMailServer();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, [join(dir, 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      // For the other tests it names the build without a server.
      SITE_DIR: '',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@deurali.example',
      MAIL_TO: 'office@deurali.example',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toContain('#first-owner=');
  firstOwnerLink = /http\S+#first-owner=\S+/.exec(output)?.[0] ?? '';
});

test.afterAll(async () => {
  server?.kill('SIGTERM');
  await mailServer?.close();
  rmSync(dataDir, { recursive: true, force: true });
  removeBuild();
});

const textOf = async (path: string) => (await fetch(url + path)).text();

/** Opens a page, signed in. */
async function openDashboard(context: BrowserContext, path = '/dashboard'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + path);
  await signIn(page);
  await expect(page).toHaveURL(url + path);
  return page;
}

/** Opens the printed link and fills in its form. */
async function openFirstOwnerLink(page: Page, username: string) {
  await page.goto(firstOwnerLink);
  // Before hydration the page is the sign-in page.
  await expect(page.getByRole('heading', { name: 'Create the first account' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await setPassword(page);
}

test('the printed link makes the first owner, once', async ({ page }) => {
  await openFirstOwnerLink(page, OWNER.username);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}/dashboard`);
  const [cookie] = await page.context().cookies(url);
  expect(cookie).toMatchObject({
    name: '__Host-session',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
});

test('the used link no longer works', async ({ page }) => {
  await openFirstOwnerLink(page, 'somebody');
  await expect(page.getByRole('alert')).toContainText('has been used or has expired');
});

test('an owner makes an editor, who signs in by the link and sees no accounts', async ({
  context,
  browser,
}) => {
  const owner = await openDashboard(context);
  await owner.getByRole('link', { name: 'Accounts' }).click();
  await owner.getByLabel('Username').fill('bimala');
  await owner.getByRole('button', { name: 'Create account' }).click();
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(owner.getByRole('row', { name: /^bimala Editor/ })).toContainText('Not set yet');

  const editorContext = await browser.newContext();
  const editor = await editorContext.newPage();
  await editor.goto(link);
  await setPassword(editor);
  await expect(editor.getByRole('link', { name: 'My account' })).toBeVisible();
  await editor.goto(`${url}/dashboard/accounts`);
  await expect(editor.getByText('Only an owner can see this page.')).toBeVisible();
  await editor.getByRole('link', { name: 'My account' }).click();
  await expect(editor.getByRole('row', { name: /This session/ })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Accounts' })).toBeHidden();

  await owner.getByRole('link', { name: 'Audit list' }).click();
  await expect(owner.getByRole('row', { name: /^sunita created an account/ })).toBeVisible();
  await owner.getByRole('link', { name: 'Accounts' }).click();
  const row = owner.getByRole('row', { name: /^bimala/ });
  await expect(row).not.toContainText('Not set yet');
  await row.getByRole('button', { name: 'Delete' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await editor.reload();
  await expect(editor.getByText('Your session has ended.')).toBeVisible();
  await editorContext.close();
});

test('a blog of somebody signed in is on the site; its address is a 404 before and after', async ({
  page,
  context,
}) => {
  const admin = await openDashboard(context, '/dashboard/blogs/add');
  await admin.getByRole('textbox', { name: 'Title' }).fill('The NOC');
  await admin.getByRole('textbox', { name: 'Author' }).fill('Anisha');
  await admin.getByRole('textbox', { name: 'Content' }).fill('Step one.');
  const responded = admin.waitForResponse('**/api/blogs/create');
  await admin.getByRole('button', { name: 'Add Blog' }).click();
  const { _id } = await (await responded).json();
  const blogUrl = `${url}/blogs/${_id}`;
  expect((await page.request.get(`${url}/blogs/${'0'.repeat(24)}`)).status()).toBe(404);
  expect((await page.goto(blogUrl))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'The NOC' })).toBeVisible();
  const headers = { origin: url };
  const path = `${url}/api/blogs/delete/${_id}`;
  expect(
    (await page.request.delete(path, { headers: { origin: 'https://x.example' } })).status(),
  ).toBe(403);
  expect((await admin.request.delete(path, { headers })).status()).toBe(200);
  expect((await page.request.get(blogUrl)).status()).toBe(404);
});

/** Chooses a file in the form, and returns the address in the field when the server has responded. */
async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<string> {
  const responded = page.waitForResponse('**/api/uploads');
  await page.getByLabel(/^Choose/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  expect((await responded).status()).toBe(201);
  await expect(page.getByText(`${name} is uploaded.`)).toBeVisible();
  return page.getByRole('textbox', { name: 'Picture address' }).inputValue();
}

test('a blog has a picture that was chosen, another after an edit, and none after a removal', async ({
  page,
  context,
}) => {
  const photo = sharp({ create: { width: 2000, height: 1050, channels: 3, background: '#357' } });
  const admin = await openDashboard(context, '/dashboard/blogs/add');
  const policyViolations: string[] = [];
  page.on('console', (line) => line.type() === 'error' && policyViolations.push(line.text()));

  // Not a picture: the form says so, and goes on.
  const chooser = admin.getByLabel(/^Choose/);
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a') });
  await expect(admin.getByRole('alert')).toContainText('Only JPEG, PNG, WebP and AVIF');

  const first = await choosePicture(admin, 'rara.jpg', await photo.clone().jpeg().toBuffer());
  expect(first).toMatch(/^\/uploads\/[0-9a-f]{32}-1600\.webp$/);
  await expect(admin.getByRole('group', { name: 'Picture' }).locator('img')).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('textbox', { name: 'Picture address' })).toHaveValue(first);
  await admin.getByRole('textbox', { name: 'Title' }).fill('The road to Rara');
  await admin.getByRole('textbox', { name: 'Author' }).fill('Anisha');
  await admin.getByRole('textbox', { name: 'Content' }).fill('Two days by bus.');
  const responded = admin.waitForResponse('**/api/blogs/create');
  await admin.getByRole('button', { name: 'Add Blog' }).click();
  const { _id, imageUrl } = await (await responded).json();
  expect(imageUrl).toBe(first);

  await page.goto(`${url}/blogs/${_id}`);
  const picture = page.locator('article img');
  await expect(picture).toHaveJSProperty('currentSrc', url + first.replace('1600', '960'));
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(picture).toHaveAttribute('srcset', /-480\.webp 480w, .*-960\.webp 960w, .* 1600w$/);
  await page.goto(`${url}/blogs`);
  const inCard = page.locator('main img[src^="/uploads/"]');
  await expect(inCard).toHaveJSProperty('complete', true);
  expect(await inCard.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-(480|960)\.webp$/,
  );
  expect(policyViolations).toEqual([]);

  await admin.goto(`${url}/dashboard/blogs/list?edit=${_id}`);
  const second = await choosePicture(admin, 'b.png', await photo.clone().negate().png().toBuffer());
  expect(second).not.toBe(first);
  const updated = admin.waitForResponse('**/api/blogs/update/*');
  await admin.getByRole('button', { name: 'Update Blog' }).click();
  expect(await (await updated).json()).toMatchObject({ imageUrl: second });

  await admin.goto(`${url}/dashboard/blogs/list?edit=${_id}`);
  await admin.getByRole('button', { name: 'Remove picture' }).click();
  await admin.getByRole('button', { name: 'Update Blog' }).click();
  await expect(admin.getByText('Blog updated successfully')).toBeVisible();
  await page.goto(`${url}/blogs/${_id}`);
  await expect(page.getByRole('heading', { name: 'The road to Rara' })).toBeVisible();
  await expect(page.locator('article img')).toHaveCount(0);
});

test('a picture on its way can be cancelled, and keeps the blog from being sent', async ({
  context,
}) => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const create = { width: 1500, height: 1500, channels: 3, background: '#000', noise } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const page = await openDashboard(context, '/dashboard/blogs/add');
  for (const label of ['Title', 'Author', 'Content']) {
    await page.getByRole('textbox', { name: label }).fill(label);
  }
  const session = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  const chooser = page.getByLabel(/^Choose/);
  await chooser.setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  const progress = page.getByRole('progressbar', { name: 'Upload of noise.png' });
  await expect(async () =>
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0),
  ).toPass();
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(chooser).toBeFocused();
  expect(await chooser.evaluate((input: HTMLInputElement) => input.validationMessage)).toMatch(
    /^Wait until the picture/,
  );
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload is cancelled.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Picture address' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Title');
});

test('a blog is a page of its own with the next request, and on all lists, until it is deleted', async ({
  browser,
  context,
}) => {
  const title = 'NOC </title></script><script>document.title="broken"</script>';
  const admin = await openDashboard(context, '/dashboard/blogs/add');
  await admin.getByRole('textbox', { name: 'Title' }).fill(title);
  await admin.getByRole('textbox', { name: 'Author' }).fill('Anisha');
  await admin.getByRole('textbox', { name: 'Content' }).fill('Step one.');
  const responded = admin.waitForResponse('**/api/blogs/create');
  await admin.getByRole('button', { name: 'Add Blog' }).click();
  const response = await responded;
  const answeredAt = performance.now();
  const { _id } = await response.json();
  const path = `/blogs/${_id}`;
  const document = parse(await textOf(path));
  const ms = Math.round(performance.now() - answeredAt);
  console.log(`A new blog: ${ms} ms from the answer to its page`);
  const metaOf = (property: string) =>
    document.querySelector(`head [property="og:${property}"]`)?.getAttribute('content');
  expect(metaOf('title')).toBe(title);
  expect(metaOf('description')).toBe('Step one.');
  expect(metaOf('image')).toBe(`${company.url}/social-card.png`);
  expect(document.querySelector('head title')?.text).toBe(`${title} · ${company.name}`);
  const [posting] = document.querySelectorAll('script[type="application/ld+json"]').slice(-1);
  expect(JSON.parse(posting?.rawText ?? '')).toMatchObject({ headline: title });

  // React reports a mismatch with the HTML to the console.
  for (const page of [path, '/blogs', '/testimonials', '/']) {
    const opened = await openInNewContext(browser, url, page, {});
    await waitForHydration(opened.page);
    await opened.page.waitForLoadState('networkidle');
    await expect(opened.page).not.toHaveTitle('broken');
    opened.assertClean();
    await opened.close();
  }

  const listed = () =>
    Promise.all(
      ['/', '/blogs', '/sitemap.xml', '/feed.xml'].map(async (list) => {
        const text = await textOf(list);
        return text.includes(list.endsWith('.xml') ? path : `href="${path}"`);
      }),
    );
  expect(await listed()).toEqual([true, true, true, true]);
  await admin.request.delete(`${url}/api/blogs/delete/${_id}`, { headers: { origin: url } });
  expect((await fetch(url + path)).status).toBe(404);
  expect(await listed()).toEqual([false, false, false, false]);
});

test('a contact message reaches the inbox and the mail server', async ({ page, context }) => {
  await page.goto(`${url}/contact`);
  await fillIn(page);
  await expect(page.locator('[name="homepage"]')).toBeHidden();
  const responded = page.waitForResponse(`${url}${emailPath}`);
  await sendButton(page).click();
  expect((await responded).status()).toBe(200);
  expect((await page.request.get(`${url}/api/inbox`)).status()).toBe(401);

  await expect.poll(() => mailServer?.mails.length).toBe(1);
  const mail = mailServer?.mails[0];
  expect(mail).toMatchObject({ from: 'website@deurali.example', to: ['office@deurali.example'] });
  expect(mail?.header('Subject')).toBe(message.Subject);
  expect(mail?.header('Reply-To')).toBe(`${message.Name} <${message.Email}>`);
  expect(mail?.text.replaceAll('\r\n', '\n')).toContain(message.Message);

  const admin = await openDashboard(context);
  await admin.getByRole('link', { name: 'Messages 1 new' }).click();
  const item = admin.getByRole('article', { name: message.Subject });
  await expect(item).toContainText('Mailed to the office.');
  await expect(item).toContainText('how much does a year in Ireland cost? धन्यवाद 🙏');
  await item.getByRole('button', { name: 'Done' }).click();
  await expect(item.getByRole('button', { name: 'Not done' })).toBeFocused();
  await expect(admin.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await admin.reload();
  await expect(item.getByRole('button', { name: 'Not done' })).toBeVisible();
  await item.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No messages yet.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused();
});

test('a visitor downloads nothing of the inbox and the accounts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  for (const path of ['/', '/contact', '/admin']) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(3);
  for (const ofThePages of ['Not mailed yet', 'Create account', 'End all other sessions']) {
    expect(scripts.filter((text) => text.includes(ofThePages))).toEqual([]);
  }
});

test('a session that ends at the server leads to sign-in, and back with the draft', async ({
  context,
}) => {
  const page = await openDashboard(context, '/dashboard/testimonials/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Asmita');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

test('signing out ends the session at the server and in the other tab', async ({ context }) => {
  const first = await openDashboard(context);
  await expect(dashboard(first)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${url}/dashboard`);
  await expect(dashboard(second)).toBeVisible();
  const signedOut = first.waitForResponse(
    (response) =>
      response.url().endsWith('/api/session') && response.request().method() === 'DELETE',
  );
  await first.getByRole('button', { name: 'Logout' }).click();
  await expect(signInPage(first)).toBeVisible();
  await expect(signInPage(second)).toBeVisible();
  expect((await signedOut).status()).toBe(200);
  const session = await first.request.get(`${url}/api/session`);
  expect(await session.json()).toEqual({ account: null });
});

test('after five wrong passwords the next one has to wait', async ({ page }) => {
  await page.goto(`${url}/admin`);
  // On a busy machine the first wait of a second may be over before the next guess.
  const statuses: number[] = [];
  for (let count = 0; count < 10 && !statuses.includes(429); count += 1) {
    const responded = page.waitForResponse('**/api/session');
    await signIn(page, { ...OWNER, password: `wrong ${count}` });
    statuses.push((await responded).status());
    await expect(page.getByRole('alert')).toHaveText(/Invalid credentials|Too many attempts/);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Try again in');
});
