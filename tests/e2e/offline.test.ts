import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { goTo, launchBrowser, type OpenOptions, whenReady } from './browser.ts';
import { expect } from './expect.ts';
import { answerInstead } from './requests.ts';
import { serveSite } from './site.ts';

const served = serveSite(undefined, { isOwnCopy: true });
const { openReady, sharePage } = launchBrowser(served);

/** What the browser and the pages say of a line that is cut. */
const cut = [/ERR_(?:INTERNET_DISCONNECTED|FAILED)/, /Failed to (?:load|fetch)/];
const withWorker = { serviceWorkers: 'allow', expected: cut } satisfies OpenOptions;

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You are offline' });
const ageNote = (page: Page) =>
  page.getByText(/^No connection to our server. Shown as of .+ Nepal/);
const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });

/** Every address that is kept in this browser. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker has kept what it keeps ahead. */
async function whenComplete(page: Page): Promise<void> {
  const isComplete = () =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.includes('complete')));
  await expect.poll(isComplete, { timeout: 30_000 }).toBe(true);
}

describe('on a good line', () => {
  const shared = sharePage('/', withWorker);

  test('all guides and tests are kept once the page itself is there', async () => {
    await whenComplete(shared.page);
    const kept = await keptAddresses(shared.page);
    expect(kept.filter((path) => /^\/(?:studyin|testpreparation)\//.test(path))).toHaveLength(11);
    await goTo(shared.page, '/blogs');
    await expect(shared.page.getByRole('article').first()).toBeVisible();
  });

  test('nothing of the admin area is kept, and no answer of the API but two public lists', async () => {
    await goTo(shared.page, '/admin');
    await shared.page.getByRole('textbox', { name: 'Username' }).fill('admin');
    await shared.page.getByLabel('Password', { exact: true }).fill('namaste-dev');
    await shared.page.getByRole('button', { name: 'Login' }).click();
    await shared.page.getByRole('link', { name: 'List Blogs' }).click();
    await expect(shared.page.getByRole('heading', { name: 'List of Blogs' })).toBeVisible();
    const kept = await keptAddresses(shared.page);
    expect(kept.filter((path) => /^\/(?:admin|dashboard|api)/.test(path))).toEqual([]);
    expect(kept.filter((path) => /\/get/.test(path))).toEqual(
      expect.arrayContaining(['/blogs/get', '/testimonials/get']),
    );
    const scripts = kept.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    for (const script of scripts) {
      expect(readFileSync(join(served.dir, script), 'utf8')).not.toContain('Admin Panel');
    }
    await goTo(shared.page, '/');
  });

  test('then the network goes', async () => {
    await shared.page.context().setOffline(true);
  });

  test.each([
    ['/studyin/ireland', 'Study in Ireland'],
    ['/testpreparation/gre', 'GRE Preparation'],
    ['/', 'Study abroad from Nepal'],
    // Never visited: it needs nothing but scripts, and these were kept with the guides.
    ['/about', 'About Us'],
    ['/compare?with=uk,canada', 'Compare'],
  ])('%s opens and works', async (path, heading) => {
    await goTo(shared.page, path);
    await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(heading);
    await shared.page.getByRole('contentinfo').getByRole('link', { name: 'IELTS' }).click();
    await expect(shared.page.getByRole('heading', { level: 1 })).toContainText('IELTS');
  });

  test('blogs stand as the API said them last, with their age', async () => {
    await goTo(shared.page, '/blogs');
    await expect(ageNote(shared.page)).toBeVisible();
    await expect(shared.page.getByRole('article').first()).toBeVisible();
    await shared.page.getByRole('link', { name: 'Read More' }).first().click();
    await expect(ageNote(shared.page)).toBeVisible();
    await expect(shared.page.locator('article h1')).toHaveText(/./);
  });

  test('testimonials too', async () => {
    await goTo(shared.page, '/testimonials');
    await expect(ageNote(shared.page)).toBeVisible();
    await expect(shared.page.getByRole('main').locator('blockquote').first()).toBeVisible();
  });

  test('a blog that was never seen has the failure of the spec', async () => {
    await goTo(shared.page, '/blogs/000000000000000000000000');
    await expect(
      shared.page.getByText('Failed to load blog. Please try again later.'),
    ).toBeVisible();
    await expect(ageNote(shared.page)).toHaveCount(0);
  });

  test('the contact form says so, sends nothing, and keeps the text, even through a reload', async () => {
    const message = shared.page.getByRole('textbox', { name: 'Message' });
    await goTo(shared.page, '/contact');
    await expect(form(shared.page).getByText('You are offline.')).toBeVisible();
    await shared.page.getByRole('textbox', { name: 'Name' }).fill('Asmita Thapa');
    await shared.page.getByRole('textbox', { name: 'Email' }).fill('asmita@student.example');
    await shared.page.getByRole('textbox', { name: 'Subject' }).fill('September intake');
    await message.fill('When should I sit IELTS?');
    await shared.page.getByRole('button', { name: 'Send Message' }).click();
    await expect(form(shared.page).getByRole('alert')).toContainText('nothing has been sent');
    await goTo(shared.page, '/contact');
    await expect(message).toHaveValue('When should I sit IELTS?');
  });

  test('the admin area is not there', async () => {
    await expect(shared.page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('with the network the message goes, and the blogs are of now', async () => {
    await shared.page.context().setOffline(false);
    await goTo(shared.page, '/contact');
    await shared.page.getByRole('button', { name: 'Send Message' }).click();
    await expect(shared.page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    await goTo(shared.page, '/blogs');
    await expect(shared.page.getByRole('article').first()).toBeVisible();
    await expect(ageNote(shared.page)).toHaveCount(0);
  });
});

describe('for somebody who saves data', () => {
  const shared = sharePage('/', {
    ...withWorker,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });

  test('only what was visited is kept', async () => {
    await expect.poll(() => keptAddresses(shared.page)).toContain('/');
    const kept = await keptAddresses(shared.page);
    expect(kept.filter((path) => path.startsWith('/studyin/'))).toEqual([]);
  });

  test('offline it opens; what was not leads to what was', async () => {
    await shared.page.context().setOffline(true);
    await goTo(shared.page, '/');
    await expect(shared.page.getByRole('heading', { level: 1 })).toContainText('Study abroad');
    await goTo(shared.page, '/about');
    await expect(offlineHeading(shared.page)).toBeVisible();
    const kept = shared.page.getByRole('navigation', { name: 'Pages on your device' });
    await expect(kept.getByRole('link')).toHaveText(['Home']);
  });

  test('a change of page says so as well, and a second try finds the network again', async () => {
    await shared.page.getByRole('contentinfo').getByRole('link', { name: 'GRE' }).click();
    await expect(shared.page).toHaveURL('/testpreparation/gre');
    await expect(offlineHeading(shared.page)).toBeVisible();
    await shared.page.context().setOffline(false);
    await shared.page.getByRole('button', { name: 'Try again' }).click();
    await expect(shared.page.getByRole('heading', { level: 1 })).toContainText('GRE');
  });
});

test('an answer of the server, even a failure, is never replaced by an older one', async () => {
  const page = await openReady('/blogs', { expected: [/blogs/, /Failed to load resource/] });
  await expect(page.getByRole('article').first()).toBeVisible();
  // A moment after it is shown.
  await expect.poll(() => keptAddresses(page)).toContain('/blogs/get');
  await answerInstead(page, 'GET', '/api/blogs/get', { status: 500, body: {} });
  await goTo(page, '/blogs');
  await expect(page.getByText('No blogs available.')).toBeVisible();
  await expect(ageNote(page)).toHaveCount(0);
  await page.unrouteAll();
  await answerInstead(page, 'GET', '/api/blogs/get', 'unreachable');
  await goTo(page, '/blogs');
  await expect(ageNote(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Gives every hashed file of the built site another name, which is what a new version does. */
function deployNewVersion(dir: string): void {
  const assets = readdirSync(join(dir, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, '2')] as const));
  for (const [from, to] of renamed) renameSync(join(dir, 'assets', from), join(dir, 'assets', to));
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ['.html', '.js', '.css'].includes(extname(name)),
  );
  for (const name of texts) {
    const text = readFileSync(join(dir, name), 'utf8');
    writeFileSync(
      join(dir, name),
      text.replace(/[\w-]+\.(?:js|css|woff2)\b/g, (file) => renamed.get(file) ?? file),
    );
  }
}

describe('a new version', () => {
  const shared = sharePage('/contact', {
    ...withWorker,
    // The host's policy names the scripts of the old version by their hash.
    bypassCSP: true,
  });
  const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });
  const entryOf = (page: Page) =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => /\/index-[^/]+\.js$/.test(name)) ?? '',
    );
  let oldEntry = '';

  test('is not offered over a form that holds text', async () => {
    const { page } = shared;
    await whenComplete(page);
    oldEntry = await entryOf(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a thought');
    deployNewVersion(served.dir);
    const changed = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve),
        ),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    await page.waitForTimeout(1000);
    await expect(notice(page)).toHaveCount(0);
    await message.fill('');
    await expect(notice(page)).toBeVisible();
  });

  test('leaves the open page as it is until somebody wants it', async () => {
    const { page } = shared;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    expect(await entryOf(page)).toBe(oldEntry);
  });

  test('comes at a press', async () => {
    const { page } = shared;
    const loaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await whenReady(page);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => entryOf(page)).toBe(oldEntry.replace('.js', '2.js'));
  });

  test('comes by itself with the next page load, and is not offered then', async () => {
    const { page } = shared;
    deployNewVersion(served.dir);
    await goTo(page, '/about');
    await expect.poll(() => entryOf(page)).toBe(oldEntry.replace('.js', '22.js'));
    await whenComplete(page);
    await page.waitForTimeout(1000);
    await expect(notice(page)).toHaveCount(0);
  });
});
