import { expect } from '@playwright/test';
import { expectValues, fill, openEditDialog, requestErrors, test, toast } from './admin.ts';
import { blog, kinds, letters, testimonial } from './admin-kinds.ts';
import { deferred, mockResponse, recordRequests } from './mock-api.ts';

for (const kind of kinds) {
  test.describe(`the list of ${kind.noun}s`, () => {
    const { list, toasts } = kind;

    test('is requested once and shows that it is loading', async ({ openAdmin }) => {
      const delay = deferred();
      let sent: unknown[] = [];
      const page = await openAdmin(list.path, {
        prepare: async (newPage) => {
          sent = recordRequests(newPage);
          await mockResponse(newPage, 'GET', `${kind.api}/get`, { after: delay.promise });
        },
      });
      await expect(page.getByText(list.loading, { exact: true })).toBeVisible();
      delay.resolve();
      await expect(kind.entry(page, 'Shown')).toBeVisible();
      await expect(page.getByText(list.loading, { exact: true })).toBeHidden();
      expect(sent).toEqual([{ method: 'GET', path: `${kind.api}/get`, body: null }]);
    });

    for (const width of [360, 1280]) {
      test(`finds a text without its accents at ${width} px`, async ({ openAdmin }) => {
        const names = ['The Café in Nîmes', 'किताब', 'कताब'];
        const body = names.map((name, index) => ({
          _id: `691bfc245b3d71c0bf98d00${index}`,
          ...(kind.noun === 'blog' ? { title: name, content: '-' } : { name, message: '-' }),
        }));
        const page = await openAdmin(list.path, {
          viewport: { width, height: 740 },
          prepare: (newPage) => mockResponse(newPage, 'GET', `${kind.api}/get`, { body }),
        });
        for (const query of ['cafe', 'NIMES café']) {
          await page.getByRole('searchbox').fill(query);
          await expect(kind.entries(page)).toHaveCount(1);
          await expect(kind.entries(page)).toContainText('The Café in Nîmes');
        }
        // Vowel signs are not accents.
        await page.getByRole('searchbox').fill('कताब');
        await expect(kind.entries(page)).toHaveCount(1);
        await expect(kind.entries(page)).toContainText('कताब');
      });
    }

    test('says that it is empty', async ({ openAdmin }) => {
      const page = await openAdmin(list.path, {
        prepare: (newPage) => mockResponse(newPage, 'GET', `${kind.api}/get`, { body: [] }),
      });
      await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
    });

    test('shows a failure in a toast', async ({ openAdmin }) => {
      const page = await openAdmin(list.path, {
        expectedErrors: requestErrors,
        prepare: (newPage) =>
          mockResponse(newPage, 'GET', `${kind.api}/get`, {
            status: 500,
            body: { message: 'Not this text' },
          }),
      });
      await expect(toast(page, toasts.fetchFailed)).toHaveCount(1);
      await expect(page.getByText(list.empty)).toHaveCount(0);
    });
  });
}

test.describe('testimonials', () => {
  test("'Add Testimonial' has a name of one line and a message of many", async ({ openAdmin }) => {
    const page = await openAdmin('/dashboard/testimonials/add');
    await expect(page.getByLabel('Name')).toHaveJSProperty('tagName', 'INPUT');
    await expect(page.getByLabel('Message')).toHaveJSProperty('tagName', 'TEXTAREA');
  });

  for (const width of [390, 800, 1280]) {
    test(`the table at ${width} px has Name, Message and Actions`, async ({ openList }) => {
      const page = await openList(testimonial, { viewport: { width, height: 900 } });
      await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Message', 'Actions']);
      const row = testimonial.entry(page, 'Shown');
      await expect(row.getByRole('cell').first()).toHaveText(letters);
      await expect(row.getByRole('button')).toHaveText(['Edit', 'Delete']);
    });
  }

  test('the dialog shows the read-only name and the message', async ({ openList }) => {
    const page = await openList(testimonial);
    const dialog = await openEditDialog(page, testimonial, 'Shown');
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expectValues(dialog, { Name: 'Shown', Message: letters });
    await expect(dialog.getByLabel('Name')).toHaveJSProperty('readOnly', true);
    await expect(dialog.getByLabel('Message')).toBeEditable();
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Update']);
  });

  test('an empty message can be saved', async ({ openList }) => {
    const page = await openList(testimonial);
    const dialog = await openEditDialog(page, testimonial, 'Emptied');
    await fill(dialog, { Message: '' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'Testimonial updated successfully')).toBeVisible();
    await expect(testimonial.entry(page, 'Emptied').getByRole('cell').first()).toHaveText('');
  });
});

test.describe('blogs', () => {
  test("'Add Blog' has no field for an image", async ({ openAdmin }) => {
    const page = await openAdmin('/dashboard/blogs/add');
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await expect(page.locator('main input[type="file"], main input[type="url"]')).toHaveCount(0);
    await expect(page.getByLabel('Content')).toHaveJSProperty('tagName', 'TEXTAREA');
  });

  test("'List of Blogs' shows title, 120 characters, image and two buttons", async ({
    openList,
  }) => {
    const page = await openList(blog);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of Blogs');
    const item = blog.entry(page, 'Shown');
    await expect(item.getByText(`${letters.slice(0, 120)}...`, { exact: true })).toBeVisible();
    await expect(item.locator('img')).toHaveAttribute('src', '/images/blog-planning-calendar.webp');
    await expect(item.getByRole('button')).toHaveText(['Edit Blog', 'Delete Blog']);
    await expect(blog.entry(page, 'Not deleted').locator('img')).toHaveCount(0);
  });

  test('the dialog has a title and a content, both required', async ({ openList }) => {
    const page = await openList(blog);
    const sent = recordRequests(page);
    const dialog = await openEditDialog(page, blog, 'Shown');
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await expectValues(dialog, { Title: 'Shown', Content: letters });
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Update Blog']);
    for (const label of ['Title', 'Content']) {
      await expect(dialog.getByLabel(label)).toHaveJSProperty('required', true);
      await fill(dialog, { Title: 'Shown', Content: letters, [label]: '' });
      await dialog.getByRole('button', { name: 'Update Blog' }).click();
      await expect(dialog.getByLabel(label)).toBeFocused();
    }
    expect(sent).toEqual([]);
  });
});
