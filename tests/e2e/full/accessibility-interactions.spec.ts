import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { expectAccessible, expectNoOverflow } from '../axe.ts';
import { laptop, phone } from '../devices.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { signIn } from '../session.ts';

for (const { name, options } of [phone, laptop]) {
  test.describe(`the admin area on a ${name}`, () => {
    const shared = sharedPage(paths.signIn, { ...options, reducedMotion: 'reduce' });
    test.beforeAll(() => signIn(shared.page));

    for (const path of [
      paths.dashboard,
      paths.addTestimonial,
      paths.addBlog,
      paths.listTestimonials,
      paths.listBlogs,
    ]) {
      test(`${path} is accessible and fits the width`, async () => {
        await gotoHydrated(shared.page, path);
        await expect(shared.page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
        await expectAccessible(shared.page);
        await expectNoOverflow(shared.page);
      });
    }

    for (const { path, button } of [
      { path: paths.listTestimonials, button: 'Edit' },
      { path: paths.listTestimonials, button: 'Delete' },
      { path: paths.listBlogs, button: 'Edit Blog' },
      { path: paths.listBlogs, button: 'Delete Blog' },
    ]) {
      test(`the dialog of '${button}' is accessible`, async () => {
        await gotoHydrated(shared.page, path);
        await shared.page.getByRole('button', { name: button, exact: true }).first().click();
        await expect(shared.page.getByRole('dialog')).toBeVisible();
        await expectAccessible(shared.page);
        await shared.page.getByRole('button', { name: 'Cancel' }).click();
      });
    }
  });
}

for (const menu of ['Study In', 'Test Preparation']) {
  test(`the open menu '${menu}' is accessible`, async ({ hydratedPage }) => {
    const page = await hydratedPage(paths.about, { ...laptop.options, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: menu }).click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the open mobile menu is accessible', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, { ...phone.options, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test("the dialog 'Thank You!' is accessible", async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.contact, { ...phone.options, reducedMotion: 'reduce' });
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Name').fill('Sita');
  await form.getByLabel('Email').fill('sita@students.example');
  await form.getByLabel('Subject').fill('Costs');
  await form.getByLabel('Message').fill('How much is a year?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await expectAccessible(page);
});
