import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { site } from '#brand/site.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { buildServer } from '#tools/serving/builtServer.ts';
import { freePort } from '#tools/settings/ports.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { type MailServer, startMailServer } from '../../server/mailServer.ts';
import {
  collectAlerts,
  expectValues,
  failure,
  fillIn,
  message,
  sendButton,
} from '../contact-form.ts';
import { loseResponses } from '../mock-api.ts';
import { testBlogs } from './server-blogs.ts';
import { dashboard, OWNER, openSignedIn, setPassword, signIn } from './server-pages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'website-e2e-server-'));
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
      MAIL_FROM: 'website@consultancy.example',
      MAIL_TO: 'office@consultancy.example',
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

const openDashboard = (context: BrowserContext, path?: string) => openSignedIn(context, url, path);

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

test('an owner makes an editor, who signs in by the link and sees no accounts', async ({
  context,
  browser,
}) => {
  const owner = await openDashboard(context);
  await owner.getByRole('link', { name: 'Accounts' }).click();
  await owner.getByLabel('Username').fill('bimala');
  await owner.getByRole('button', { name: 'Create account' }).click();
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(owner.getByRole('row', { name: /^bimala Editor/ })).toContainText('No password yet');

  const editorContext = await browser.newContext();
  const editor = await editorContext.newPage();
  await editor.goto(link);
  await expect(editor.getByLabel('Username')).toHaveValue('bimala');
  await setPassword(editor);
  await expect(editor.getByRole('link', { name: 'My account' })).toBeVisible();
  await editor.goto(`${url}/dashboard/accounts`);
  await expect(editor.getByText('Only an owner can see this page.')).toBeVisible();
  await editor.getByRole('link', { name: 'My account' }).click();
  await expect(editor.getByRole('row', { name: /This session/ })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Accounts' })).toBeHidden();

  await owner.getByRole('link', { name: 'Audit log' }).click();
  await expect(owner.getByRole('row', { name: /^sunita created an account/ })).toBeVisible();
  await owner.getByRole('link', { name: 'Accounts' }).click();
  // The audit log has rows that begin with the name, too.
  const row = owner.getByRole('row', { name: /^bimala Editor/ });
  await expect(row).not.toContainText('No password yet');
  await row.getByRole('button', { name: 'Delete' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await editor.reload();
  await expect(editor.getByText('Your session has ended.')).toBeVisible();
  await editorContext.close();
});

testBlogs(() => url);

test('a contact message whose response was lost reaches the inbox and the mail server once', async ({
  page,
  context,
}) => {
  await page.goto(`${url}/contact`);
  await expect(page.getByText('is kept on the server of this website')).toBeVisible();
  await expect(page.getByText('EmailJS')).toHaveCount(0);
  await fillIn(page);
  await expect(page.locator('[name="homepage"]')).toBeHidden();
  const path = `/api${contactEndpoints.sendMessage.path}`;
  const alerts = collectAlerts(page);
  await loseResponses(page, path);
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
  // The same message once more, also from a page that was opened anew.
  await page.reload();
  await expectValues(page, message);
  const responded = page.waitForResponse(url + path);
  await sendButton(page).click();
  expect((await responded).status()).toBe(contactEndpoints.sendMessage.status);
  expect((await page.request.get(`${url}/api/inbox`)).status()).toBe(401);

  await expect.poll(() => mailServer?.mails.length).toBe(1);
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
  // Until the page has come there is the sign-in form, whose 'Username' contains this name.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asmita');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  // Just before the testimonial arrives, so that no other request of the page is refused first.
  await page.route('**/api/testimonials/create', async (route) => {
    const ended = await page.request.delete(`${url}/api/session`, { headers: { origin: url } });
    expect(ended.status()).toBe(200);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

test('names its own address, also after hydration', async ({ page }) => {
  for (const path of ['/about', '/blogs']) {
    await page.goto(url + path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // A second one would be that of the brand.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url + path);
    const card = page.locator('meta[property="og:image"]');
    await expect(card).toHaveAttribute('content', `${url}/social-card.png`);
  }
  for (const file of ['/robots.txt', '/sitemap.xml', '/feed.xml']) {
    const text = await (await fetch(url + file)).text();
    expect(text).toContain(url);
    expect(text).not.toContain(site.url);
  }
});
