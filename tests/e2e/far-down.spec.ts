import { expect } from '@playwright/test';
import { phone } from './devices.ts';
import { test } from './fixtures.ts';

test('home loads the Nepali letters of its last sections when they come near', async ({
  hydratedPage,
}) => {
  const fonts: string[] = [];
  const page = await hydratedPage('/', {
    ...phone.options,
    prepare: async (newPage) => {
      newPage.on('request', (request) => {
        if (request.url().includes('devanagari')) fonts.push(request.url());
      });
    },
  });
  // Long after all sections are shown, which takes some 50 ms.
  await page.waitForTimeout(2000);
  expect(fonts).toEqual([]);
  const blogs = page.locator('#blogs');
  await blogs.scrollIntoViewIfNeeded();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect(blogs.getByRole('article').first()).toBeVisible();
});
