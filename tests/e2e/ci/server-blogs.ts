import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { openInNewContext, waitForHydration } from '../open-page.ts';
import { openSignedIn } from './server-pages.ts';

const textOf = async (url: string) => (await fetch(url)).text();

/** Chooses a file in the form, and returns the address in the field when the server has responded. */
async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<string> {
  const responded = page.waitForResponse('**/api/uploads');
  await page.getByLabel(/^Choose/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  expect((await responded).status()).toBe(201);
  await expect(page.getByText(`${name} is uploaded.`)).toBeVisible();
  return page.getByRole('textbox', { name: 'Picture address' }).inputValue();
}

/** The tests of blogs on a server that has its first owner. `getUrl` is called in each test. */
export function testBlogs(getUrl: () => string) {
  test('a blog has a picture that was chosen, another after an edit, and none after a removal', async ({
    page,
    context,
  }) => {
    const url = getUrl();
    const photo = sharp({ create: { width: 2000, height: 1050, channels: 3, background: '#357' } });
    const admin = await openSignedIn(context, url, '/dashboard/blogs/add');
    const policyViolations: string[] = [];
    page.on('console', (line) => line.type() === 'error' && policyViolations.push(line.text()));

    // Not a picture: the form says so, and goes on.
    const chooser = admin.getByLabel(/^Choose/);
    await chooser.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('a'),
    });
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
    await expect(picture).toHaveAttribute(
      'srcset',
      /-480\.webp 480w, .*-960\.webp 960w, .* 1600w$/,
    );
    await page.goto(`${url}/blogs`);
    const inCard = page.locator('main img[src^="/uploads/"]');
    await expect(inCard).toHaveJSProperty('complete', true);
    expect(await inCard.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-(480|960)\.webp$/,
    );
    expect(policyViolations).toEqual([]);

    await admin.goto(`${url}/dashboard/blogs/list?edit=${_id}`);
    const second = await choosePicture(
      admin,
      'b.png',
      await photo.clone().negate().png().toBuffer(),
    );
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

  test('a blog is a page of its own with the next request, and on all lists, until it is deleted', async ({
    browser,
    context,
  }) => {
    const url = getUrl();
    const title = 'NOC </title></script><script>document.title="broken"</script>';
    const admin = await openSignedIn(context, url, '/dashboard/blogs/add');
    await admin.getByRole('textbox', { name: 'Title' }).fill(title);
    await admin.getByRole('textbox', { name: 'Author' }).fill('Anisha');
    await admin.getByRole('textbox', { name: 'Content' }).fill('Step one.');
    const responded = admin.waitForResponse('**/api/blogs/create');
    await admin.getByRole('button', { name: 'Add Blog' }).click();
    const response = await responded;
    const answeredAt = performance.now();
    const { _id } = await response.json();
    const path = `/blogs/${_id}`;
    expect(await textOf(url + path)).toContain('Step one.');
    const ms = Math.round(performance.now() - answeredAt);
    console.log(`A new blog: ${ms} ms from the answer to its page`);
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
          const text = await textOf(url + list);
          return text.includes(list.endsWith('.xml') ? path : `href="${path}"`);
        }),
      );
    expect(await listed()).toEqual([true, true, true, true]);
    await admin.request.delete(`${url}/api/blogs/delete/${_id}`, { headers: { origin: url } });
    expect((await fetch(url + path)).status).toBe(404);
    await expect.poll(listed).toEqual([false, false, false, false]);
  });
}
