import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { credentials } from '../e2e/forms.ts';
import { test } from './fixtures.ts';

test('sign in, add, edit and delete a testimonial, format a blog, sign out', async ({ visit }) => {
  // By its address, without a move of the mouse.
  await visit.hydrated(paths.listTestimonials);
  await visit.find('heading', 'Sign In');
  await visit.type('Username', credentials.username);
  await visit.type('Password', credentials.password);
  await visit.press('ENTER');
  await visit.expectPath(paths.listTestimonials);

  await visit.click('link', 'Add Testimonial');
  await visit.type('Name', 'Maya Lama');
  await visit.type('Message', 'They answered every question. धन्यवाद');
  await visit.click('button', 'Add Testimonial');
  await visit.find('text', 'Testimonial added successfully!');

  await visit.click('link', 'List Testimonials');
  const row = () => visit.find('row', /Maya Lama/);
  await visit.click('button', /^Edit/, await row());
  await visit.find('dialog', 'Edit Testimonial');
  await visit.press('ESCAPE');
  await visit.gone('dialog', 'Edit Testimonial');
  await expect.poll(() => visit.focused()).toMatch(/^Edit/);

  await visit.click('button', /^Edit/, await row());
  await visit.find('dialog', 'Edit Testimonial');
  await visit.type('Message', ' Twice.');
  await visit.send('back');
  await visit.gone('dialog', 'Edit Testimonial');
  await visit.expectPath(paths.listTestimonials);
  await visit.send('forward');
  await visit.find('dialog', 'Edit Testimonial');
  await expect.poll(() => visit.value('Message')).toMatch(/Twice\./);
  await visit.click('button', 'Update');
  await visit.gone('dialog', 'Edit Testimonial');
  // The dialog is hidden before the browser has gone back.
  await visit.expectPath(paths.listTestimonials);
  await visit.find('row', /Twice\./);

  await visit.click('button', /^Delete/, await row());
  const question = await visit.find('dialog', /^Are you sure/);
  await visit.click('button', 'Delete', question);
  await visit.gone('row', /Maya Lama/);

  await visit.hydrated(paths.addBlog);
  await visit.click('label', /^Formatting/);
  await visit.type('Content', 'visa');
  await visit.click('button', 'List');
  await expect.poll(() => visit.value('Content')).toBe('- visa');
  await visit.click('button', 'Table');
  await expect.poll(() => visit.value('Content')).toMatch(/^- visa\n\n\| Column 1/);
  // The browser undoes what the toolbar has done.
  for (const before of ['- visa', 'visa']) {
    await visit.run(() => document.execCommand('undo'));
    await expect.poll(() => visit.value('Content')).toBe(before);
  }
  await visit.click('button', 'Logout');
  await visit.expectPath(paths.signIn);
});
