import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { phone } from './devices.ts';
import { gotoHydrated, test, waitForHydration } from './fixtures.ts';
import { credentials, fill, signedIn } from './forms.ts';
import { recordRequests } from './requests.ts';

/** With the real json-server, clipboard and IndexedDB, in several tabs. Stories have the rest. */

const LONG = `A good title ${'is short. '.repeat(20).trim()}`;
/** So many that the list is longer than the window. Every blog has this long text. */
const blogs = ['Second', LONG, 'Fourth', 'Fifth', 'Not deleted', 'Last'].map((title, index) => ({
  _id: `691bfc245b3d71c0bf98b00${9 - index}`,
  title,
  content: 'abcdefghijklmnopqrstuvwxyz'.repeat(10),
}));

test.use({
  data: { testimonials: [], blogs },
  storageState: ({ site }, use) => use(signedIn(site)),
});

/** A button of a blog in the list. */
const inBlog = (page: Page, title: string, name: string) =>
  page.getByRole('article', { name: title, exact: true }).getByRole('button', { name });

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const formatting = (page: Page) => page.getByRole('checkbox', { name: /^Formatting/ });

const article = `<h1>Study in Australia</h1><p>It has <b>good</b> universities, see
  <a href="https://example.com/list">the list</a>.</p><ul><li>Passport</li><li>NOC</li></ul>
  <table><tr><th>Test</th><th>Score</th></tr><tr><td>IELTS</td><td>6.5</td></tr></table>`;

/** Copies an article on another page, as one does with the keys. */
async function copyArticle(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent(article);
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.press('ControlOrMeta+c');
  await other.close();
}

test('a pasted article keeps its formatting, and a double click adds it once', async ({ page }) => {
  await gotoHydrated(page, paths.addBlog);
  await fill(page, { Title: 'Australia', Author: 'Anisha' });
  await copyArticle(page);
  await page.bringToFront();
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(content(page)).toHaveValue(/^## Study in Australia\n\nIt has \*\*good\*\*/);
  await expect(formatting(page)).toBeChecked();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Study in Australia' })).toBeVisible();

  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Add Blog' }).dblclick();
  await expect(page.getByText('Blog added successfully!')).toBeVisible();
  await expect(content(page)).toHaveValue('');
  await expect(formatting(page)).not.toBeChecked();
  expect(sent).toEqual(['POST /api/blogs/create']);
});

test('a blog gets no day in the future', async ({ page }) => {
  await gotoHydrated(page, paths.listBlogs);
  await inBlog(page, 'Second', 'Edit Blog').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog', exact: true });
  const more = dialog.getByText('More', { exact: true });
  const day = dialog.getByLabel('Published on');
  await more.click();
  await day.fill('2999-01-01');
  await more.click();
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(day).toBeFocused();
  await day.fill('2024-05-03');
  await dialog.getByLabel('Author').fill('Bikash');
  await content(page).press('ControlOrMeta+s');
  await expect(page.getByText('Blog updated successfully')).toBeVisible();
  await expect(page.getByText('Bikash · 3 May 2024')).toBeVisible();
});

test('Back on a phone closes a dialog, and keeps list, position and focus', async ({ page }) => {
  await page.setViewportSize(phone);
  const url = `${paths.listBlogs}?q=d`;
  await gotoHydrated(page, paths.dashboard);
  const navigation = page.getByRole('navigation', { name: 'Admin Panel' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await navigation.getByRole('link', { name: 'List Blogs' }).click();
  await page.getByRole('searchbox').fill('d');
  await expect(page).toHaveURL(url);
  const edit = inBlog(page, 'Not deleted', 'Edit Blog');
  await edit.scrollIntoViewIfNeeded();
  await edit.focus();
  const top = await page.evaluate(() => window.scrollY);
  await edit.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(edit).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);

  // What has changed behind the dialog is in view, in a window that is lower than a blog.
  await page.setViewportSize({ width: 360, height: 240 });
  const removeLong = inBlog(page, LONG, 'Delete Blog');
  await removeLong.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await removeLong.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(inBlog(page, 'Fourth', 'Delete Blog')).toBeFocused();
  await expect(inBlog(page, 'Fourth', 'Delete Blog')).toBeInViewport({ ratio: 1 });

  // A dialog that is closed by its button or Escape leaves no history entry behind.
  await page.goBack();
  await expect(page).toHaveURL(paths.dashboard);
});

/** Signs in somebody else, whom the credentials of the build do not let in. */
async function signInAs(context: BrowserContext, username: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((name) => localStorage.setItem('username', name), username);
  await gotoHydrated(page, paths.addBlog);
  const name = page.getByText(`Signed in as ${username}`).filter({ visible: true });
  await expect(name).toBeVisible();
  return page;
}

async function expectAfterReload(page: Page, text: string): Promise<void> {
  await page.reload();
  await waitForHydration(page);
  await expect(content(page)).toHaveValue(text);
}

test('each tab keeps a draft, which its author finds later', async ({ context, page }) => {
  await gotoHydrated(page, paths.addBlog);
  await content(page).fill('Half a thought');
  const tab = await context.newPage();
  await gotoHydrated(tab, paths.addBlog);
  await expect(content(tab)).toHaveValue('');
  await content(tab).fill('Another thought');
  await expectAfterReload(page, 'Half a thought');
  await expectAfterReload(tab, 'Another thought');
  // Which Chromium would write late.
  expect(await tab.evaluate(() => JSON.stringify(localStorage))).not.toContain('thought');
  // Closed at the end of a sentence, while another tab is open.
  const next = await context.newPage();
  await gotoHydrated(next, paths.dashboard);
  await content(tab).fill('Another thought, and more');
  await tab.close();
  await expect(async () => {
    // Playwright's tabs all have the focus all the time.
    await next.evaluate(() => window.dispatchEvent(new Event('focus')));
    await next.getByRole('link', { name: 'Add Testimonial' }).first().click();
    await next.getByRole('link', { name: 'Add Blog' }).first().click();
    await expect(content(next)).toHaveValue('Another thought, and more', { timeout: 1000 });
  }).toPass();
  await next.close();

  const other = await signInAs(context, 'sita');
  await expect(content(other)).toHaveValue('');
  await expect(other.getByText('We kept what you typed here earlier.')).toBeHidden();
  await fill(other, { Content: 'Of Sita' });
  await other.close();

  const author = await signInAs(context, credentials.username);
  await expect(content(author)).toHaveValue('Another thought, and more');
  await author.getByRole('button', { name: 'Clear the form' }).click();
  await author.getByRole('button', { name: 'Throw away' }).click();
  await expectAfterReload(author, '');
  await expectAfterReload(page, 'Half a thought');
});
