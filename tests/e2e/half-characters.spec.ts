import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { expectValues, fillIn, form, sendButton } from './contact-form.ts';
import { test } from './fixtures.ts';
import { waitForHydration } from './open-page.ts';

/** Half of 🙏. In Firefox, key events of a surrogate pair leave it in a field. */
const HALF = 'a \ud83d b';

/** Types into every text field of a page, as a script or a keyboard does. Returns how many there are. */
async function fillEveryField(page: Page): Promise<number> {
  const count = await page.evaluate((text) => {
    const selector =
      'textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=password], :not([type]))';
    const fields = [...document.querySelectorAll(selector)].filter((field) =>
      field.checkVisibility(),
    );
    for (const field of fields) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        text,
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return fields.length;
  }, HALF);
  // The search reaches the URL after a pause.
  await page.waitForTimeout(500);
  return count;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a contact form with half a character stays, also after a reload, and can be sent', async ({
  hydratedPage,
  site,
}) => {
  const page = await hydratedPage('/contact');
  await fillIn(page);
  expect(await fillEveryField(page)).toBe(5);
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expectValues(page, { Subject: HALF, Message: HALF });
  const chat = form(page).getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /text=a%20%EF%BF%BD%20b/);
  await fillIn(page, { Email: 'sita@students.example' });
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  const { messages } = JSON.parse(readFileSync(site.dataFile, 'utf8'));
  expect(messages.at(-1)).toMatchObject({ subject: 'a \ufffd b', message: 'a \ufffd b' });
});

test('a link with a subject that is too long fills in no half of a character', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(`/contact?subject=${encodeURIComponent(`${'x'.repeat(199)}🙏`)}`);
  await expectValues(page, { Subject: 'x'.repeat(199) });
});

const guide = paths.studyIn(someCountries('uk')[0].slug);
const exam = paths.testPreparation(someExams('gre')[0].slug);

for (const path of [paths.signIn, paths.blogs, guide, exam]) {
  test(`${path} stays with half a character in every field`, async ({ hydratedPage }) => {
    const page = await hydratedPage(path);
    const title = await heading(page).textContent();
    await fillEveryField(page);
    await expect(heading(page)).toHaveText(title ?? '');
    await page.reload();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(title ?? '');
  });
}
