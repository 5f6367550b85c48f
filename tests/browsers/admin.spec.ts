import { expect } from '@playwright/test';
import { INACTIVITY_LIMIT_MS } from '#src/auth/sessionStore.ts';
import { paths } from '#src/pageTable.ts';
import { credentials } from '../e2e/forms.ts';
import { test } from './fixtures.ts';
import type { Visit } from './visit.ts';

async function signIn(visit: Visit): Promise<void> {
  await visit.type('Username', credentials.username);
  await visit.type('Password', credentials.password);
  await visit.press('ENTER');
  await visit.expectPath(paths.dashboard);
}

test('sign in, add, edit and delete a testimonial, sign out', async ({ visit }) => {
  await visit.hydrated(paths.signIn);
  await signIn(visit);
  await visit.click('link', 'Add Testimonial');
  await visit.type('Name', 'Maya Lama');
  await visit.type('Message', 'They answered every question. धन्यवाद');
  await visit.click('button', 'Add Testimonial');
  await visit.find('text', 'Testimonial added successfully!');

  await visit.click('link', 'List Testimonials');
  const row = () => visit.find('row', /^Maya Lama/);
  await visit.click('button', /^Edit/, await row());
  await visit.find('dialog', 'Edit Testimonial');
  await visit.press('ESCAPE');
  await visit.gone('dialog', 'Edit Testimonial');
  await expect.poll(() => visit.focused()).toMatch(/^Edit/);

  await visit.click('button', /^Edit/, await row());
  await visit.find('dialog', 'Edit Testimonial');
  await visit.type('Message', ' Twice.');
  await visit.driver.navigate().back();
  await visit.gone('dialog', 'Edit Testimonial');
  await visit.expectPath('/dashboard/testimonials/list');
  await visit.driver.navigate().forward();
  await visit.find('dialog', 'Edit Testimonial');
  await expect.poll(() => visit.value('Message')).toMatch(/Twice\./);
  await visit.click('button', 'Update');
  await visit.gone('dialog', 'Edit Testimonial');
  // The dialog is hidden before the browser has gone back.
  await visit.expectPath('/dashboard/testimonials/list');
  await visit.find('row', /Twice\./);

  await visit.click('button', /^Delete/, await row());
  const question = await visit.find('dialog', /^Are you sure/);
  await visit.click('button', 'Delete', question);
  await visit.gone('row', /^Maya Lama/);
  await visit.click('button', 'Logout');
  await visit.expectPath(paths.signIn);
});

test('the browser undoes what the toolbar of the editor has done', async ({ visit }) => {
  await visit.hydrated(paths.signIn);
  await signIn(visit);
  await visit.click('link', 'Add Blog');
  await visit.click('label', /^Formatting/);
  await visit.type('Content', 'visa');
  await visit.click('button', 'List');
  await expect.poll(() => visit.value('Content')).toBe('- visa');
  await visit.click('button', 'Table');
  await expect.poll(() => visit.value('Content')).toMatch(/^- visa\n\n\| Column 1/);
  await visit.run(() => document.execCommand('undo'));
  await expect.poll(() => visit.value('Content')).toBe('- visa');
  await visit.run(() => document.execCommand('undo'));
  await expect.poll(() => visit.value('Content')).toBe('visa');
});

test('the dashboard opens by its address, without a move of the mouse', async ({ visit }) => {
  await visit.open('/dashboard/blogs/list');
  await visit.find('heading', 'Sign In');
  await visit.run(
    (username, expiry) => {
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('username', username);
      localStorage.setItem('authExpiry', expiry);
    },
    credentials.username,
    String(Date.now() + INACTIVITY_LIMIT_MS),
  );
  await visit.open('/dashboard/blogs/list');
  await visit.find('button', 'Logout');
  await visit.find('heading', 'List of Blogs');
});
