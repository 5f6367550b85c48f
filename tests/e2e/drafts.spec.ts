import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { test } from './admin.ts';
import { gotoHydrated, waitForHydration } from './fixtures.ts';
import { credentials, fill } from './forms.ts';

/** In IndexedDB, which stories do not have. They have what a form does with a draft. */

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const notice = (page: Page) => page.getByText('We kept what you typed here earlier.');

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
  await tab.close();

  const other = await signInAs(context, 'sita');
  await expect(content(other)).toHaveValue('');
  await expect(notice(other)).toBeHidden();
  await fill(other, { Content: 'Of Sita' });
  await other.close();

  const author = await signInAs(context, credentials.username);
  await expect(content(author)).toHaveValue('Half a thought');
  await author.getByRole('button', { name: 'Clear the form' }).click();
  await author.getByRole('button', { name: 'Throw away' }).click();
  await author.reload();
  await waitForHydration(author);
  await expect(content(author)).toHaveValue('');
});

test('a draft of before is taken over once', async ({ context, page }) => {
  await page.addInitScript(() => {
    const saved = { title: '', author: '', content: '' };
    const values = { ...saved, content: 'Of before' };
    localStorage.setItem('draft:add-blog', JSON.stringify({ saved, values }));
  });
  await gotoHydrated(page, paths.addBlog);
  await expect(content(page)).toHaveValue('Of before');
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft:add-blog'))).toBeNull();
  await expect(content(await signInAs(context, 'sita'))).toHaveValue('');
});
