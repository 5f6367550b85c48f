import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { test } from './admin.ts';
import { gotoHydrated, waitForHydration } from './fixtures.ts';
import { credentials, fill, signIn } from './forms.ts';

/** In IndexedDB, which stories do not have. They have what a form does with a draft. */

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const notice = (page: Page) => page.getByText('We kept what you typed here earlier.');

/** What is written of the drafts, as JSON. A disk takes its time, so no pause is long enough. */
const readDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('drafts');
        // The form has not stored any yet, and who only reads must not create the database.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('[]');
        request.onsuccess = () => {
          const database = request.result;
          const drafts = database.transaction('drafts').objectStore('drafts').getAll();
          drafts.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(drafts.result));
          };
        };
      }),
  );

/** Signs in somebody else, whom the credentials of the build do not let in. */
async function signInAs(context: BrowserContext, username: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((name) => localStorage.setItem('username', name), username);
  await gotoHydrated(page, paths.addBlog);
  const name = page.getByText(`Signed in as ${username}`).filter({ visible: true });
  await expect(name).toBeVisible();
  return page;
}

test('a draft is in each tab of its author, and in no other', async ({ context, page }) => {
  await gotoHydrated(page, paths.addBlog);
  const tab = await context.newPage();
  await gotoHydrated(tab, paths.dashboard);
  await content(page).fill('Half a thought');
  await tab.getByRole('link', { name: 'Add Blog' }).click();
  await expect(content(tab)).toHaveValue('Half a thought');
  // Closed at the end of a sentence.
  await content(tab).fill('Half a thought, and more');
  await tab.close();

  const other = await signInAs(context, 'sita');
  await expect(content(other)).toHaveValue('');
  await expect(notice(other)).toBeHidden();
  await fill(other, { Content: 'Of Sita' });
  await other.close();

  const author = await signInAs(context, credentials.username);
  await expect(content(author)).toHaveValue('Half a thought, and more');
  await author.getByRole('button', { name: 'Clear the form' }).click();
  await author.getByRole('button', { name: 'Throw away' }).click();
  await author.reload();
  await waitForHydration(author);
  await expect(content(author)).toHaveValue('');
});

test('a browser that is killed has the draft when it opens again', async ({
  site,
  launchOptions,
}) => {
  const { dir, remove } = createTempDir('profile');
  const open = async () => {
    const context = await chromium.launchPersistentContext(dir, {
      ...launchOptions,
      baseURL: site.url,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(paths.addBlog);
    const username = page.getByRole('textbox', { name: 'Username' });
    await username.or(content(page)).waitFor();
    // The session of the killed browser has reached the disk as well, or not.
    if (await username.isVisible()) await signIn(page);
    return { context, page };
  };
  const { context, page } = await open();
  await content(page).pressSequentially('Half a thought of Rara.');
  await expect.poll(() => readDrafts(page)).toContain('Half a thought of Rara.');
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const pid = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  expect(pid).toBeGreaterThan(1);
  const isClosed = context.waitForEvent('close');
  process.kill(pid, 'SIGKILL');
  await isClosed;

  const again = await open();
  await expect(content(again.page)).toHaveValue('Half a thought of Rara.');
  await again.context.close();
  remove();
});
