import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { array, object, parse, string } from 'valibot';
import { blogEndpoints, draftEndpoints } from '#contracts/blogs.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { sessionEndpoints } from '#contracts/session.ts';
import { paths } from '#src/pageTable.ts';
import { launchArgs } from '#tools/chromium.ts';
import { findProgram } from '#tools/programs.ts';
import { createTempDir } from '#tools/settings/tempDir.ts';
import { laptop } from '../devices.ts';
import { heading, tabTo } from '../fixtures.ts';
import { loseResponse } from '../requests.ts';

interface Account {
  readonly username: string;
  readonly password: string;
}

const blogList = array(object({ title: string(), content: string() }));

async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('Control+End');
  await field.page().keyboard.type(text);
}

/** Opens a page of the dashboard by its menu. */
const follow = (page: Page, label: string) =>
  press(
    page
      .getByRole('navigation', { name: 'Admin Panel' })
      .getByRole('link', { name: label, exact: true }),
  );

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name, exact: true });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog', exact: true });

/** Returns a function that ends the process of a browser, which then writes nothing more. */
async function findProcess(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const pid = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  expect(pid).toBeGreaterThan(1);
  return async () => {
    const isClosed = new Promise((resolve) => context.once('close', resolve));
    process.kill(pid, 'SIGKILL');
    await isClosed;
  };
}

/**
 * Writes on the server at `url`, with the keyboard alone, through an hour of interruptions, while a
 * colleague sends requests. Expects that no word is lost and nothing is sent twice.
 */
export async function interruptWriting(
  url: string,
  account: Account,
  request: APIRequestContext,
): Promise<void> {
  const { dir, remove } = createTempDir('profile');
  const open = () =>
    chromium.launchPersistentContext(dir, {
      executablePath: findProgram('chromium'),
      args: [...launchArgs],
      baseURL: url,
      viewport: laptop,
      serviceWorkers: 'block',
    });
  const signIn = async (page: Page) => {
    await type(field(page, 'Username'), account.username);
    await type(page.getByLabel('Password', { exact: true }), account.password);
    await press(button(page, 'Login'));
  };
  let context: BrowserContext = await open();
  const [first = await context.newPage()] = context.pages();
  await first.clock.install();
  await first.goto(paths.signIn);
  await signIn(first);
  await expect(heading(first)).toHaveText('Admin Dashboard');

  const openBlog = async (page: Page, title: string) => {
    await follow(page, 'List Blogs');
    await press(button(page.getByRole('article', { name: title }), 'Edit Blog'));
  };

  // A colleague has published this, and changes it later.
  const { method, path } = sessionEndpoints.signIn;
  const call = async (method: string, path: string, data?: object) => {
    const options = { method, headers: { origin: url }, ...(data && { data }) };
    return (await request.fetch(`/api${path}`, options)).json();
  };
  await call(method, path, account);
  const fields = { title: 'Pokhara', author: 'Bimala', content: 'By bus.' };
  const { _id: shared } = await call('POST', blogEndpoints.createBlog.path, fields);

  await test.step('an interruption of four minutes', async () => {
    await follow(first, 'Add Blog');
    await type(field(first, 'Title'), 'Ilam');
    await type(field(first, 'Content'), 'The tea gardens.');
    await first.clock.fastForward('04:00');
    await expect(first).toHaveURL(paths.signIn);
    await signIn(first);
    await expect(field(first, 'Content')).toHaveValue('The tea gardens.');
  });

  await test.step('a second tab, which is closed in the middle of a sentence', async () => {
    const second = await context.newPage();
    await second.goto(paths.dashboard);
    await openBlog(second, fields.title);
    await type(field(second, 'Content'), ' And on foot.');
    await second.close();
    await type(field(first, 'Author'), 'Sunita');
    const third = await context.newPage();
    await third.goto(paths.dashboard);
    await openBlog(third, fields.title);
    await expect(field(third, 'Content')).toHaveValue('By bus. And on foot.');
    await third.close();
  });

  await test.step('a save that is refused, one offline, and one whose answer is lost', async () => {
    await first.route('**/api/blogs/create', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await press(button(first, 'Add Blog'));
    await expect(first.getByText('Not saved. Your text is still here')).toBeVisible();
    await context.setOffline(true);
    await type(field(first, 'Content'), ' And the rain.');
    await press(button(first, 'Add Blog'));
    await first.clock.fastForward('01:00');
    await expect(field(first, 'Content')).toHaveValue('The tea gardens. And the rain.');
    await context.setOffline(false);
    await loseResponse(first, '**/api/blogs/create');
    await press(button(first, 'Add Blog'));
    await expect(first.getByText('Not saved. Your text is still here')).toBeVisible();
    await press(button(first, 'Add Blog'));
    await expect(first.getByText('Blog added successfully!')).toBeVisible();
    await expect(field(first, 'Content')).toHaveValue('');
  });

  await test.step('a colleague who saves first', async () => {
    await openBlog(first, fields.title);
    await expect(field(first, 'Content')).toHaveValue('By bus. And on foot.');
    const theirs = { ...fields, content: 'By bus, at seven.' };
    await call('PUT', pathOf(blogEndpoints.updateBlog, shared), theirs);
    await press(button(editDialog(first), 'Update Blog'));
    const conflict = editDialog(first).getByRole('region', { name: /^Someone else has changed/ });
    await expect(conflict.getByText('Only theirs: , at seven')).toBeVisible();
    await expect(conflict.getByText(/Only yours: .*And on foot\./)).toBeVisible();
    await press(button(conflict, 'Keep editing'));
    await type(field(first, 'Content'), ' At seven.');
    await press(button(editDialog(first), 'Update Blog'));
    await expect(editDialog(first)).toBeHidden();
  });

  await test.step('a browser that is killed', async () => {
    const kill = await findProcess(context);
    await follow(first, 'Add Blog');
    await type(field(first, 'Content'), 'Half a thought of Rara.');
    await first.waitForTimeout(500);
    await kill();
    context = await open();
    // Whether a killed browser has written its cookies is chance.
    await context.clearCookies();
    const [page = await context.newPage()] = context.pages();
    await page.goto(paths.addBlog);
    await signIn(page);
    await expect(field(page, 'Content')).toHaveValue('Half a thought of Rara.');
    await press(button(page, 'Save as draft'));
    await expect(heading(page)).toHaveText('Edit Draft');
  });

  const own = parse(blogList, await call('GET', blogEndpoints.listBlogs.path));
  const contents = own
    .filter(({ title }) => /^(Ilam|Pokhara)$/.test(title))
    .map(({ content }) => content);
  expect(contents).toEqual(['The tea gardens. And the rain.', 'By bus. And on foot. At seven.']);
  const drafts = parse(blogList, await call('GET', draftEndpoints.listDrafts.path));
  expect(drafts.map(({ content }) => content)).toContain('Half a thought of Rara.');
  await context.close();
  remove();
}
