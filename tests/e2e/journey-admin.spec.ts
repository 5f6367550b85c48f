import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { laptop } from './devices.ts';
import { test } from './fixtures.ts';
import { enter, typeInto } from './keyboard.ts';
import { credentials } from './session.ts';

// An admin who has no mouse and sees no page: only keys, and what a screen reader finds.
test('sign in, add, edit and delete a testimonial, sign out, by keyboard alone', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(paths.signIn, laptop.options);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await typeInto(page.getByLabel('Username'), credentials.username);
  await typeInto(page.getByLabel('Password', { exact: true }), credentials.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.dashboard);
  await enter(page.getByRole('navigation').getByRole('link', { name: 'Add Testimonial' }));
  await expect(heading).toHaveText('Add Testimonial');
  await typeInto(main.getByLabel('Name'), 'Maya Lama');
  await typeInto(main.getByLabel('Message'), 'They answered every question.');
  await enter(main.getByRole('button', { name: 'Add Testimonial' }));
  await expect(page.getByText('Testimonial added successfully!')).toBeVisible();

  const listLink = page.getByRole('navigation').getByRole('link', { name: 'List Testimonials' });
  await enter(listLink, 'Shift+Tab');
  const row = page.getByRole('row').filter({ hasText: 'Maya Lama' });
  await expect(row).toMatchAriaSnapshot(`
    - row:
      - rowheader "Maya Lama"
      - cell /They answered every question/
      - cell:
        - button /Edit/
        - button /Delete/
  `);
  await enter(row.getByRole('button', { name: 'Edit' }));
  const editor = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await typeInto(editor.getByLabel('Message'), ' Twice. ');
  await enter(editor.getByRole('button', { name: 'Update' }));
  await expect(editor).toHaveCount(0);
  await expect(row).toContainText('Twice.');

  await enter(row.getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('dialog', { name: /^Are you sure/ });
  await expect(question).toBeVisible();
  await enter(question.getByRole('button', { name: 'Delete' }));
  await expect(row).toHaveCount(0);

  await enter(page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await expect(page).toHaveURL(paths.signIn);
  await expect(heading).toHaveText('Sign In');
});
