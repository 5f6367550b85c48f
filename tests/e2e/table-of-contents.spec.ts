import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { expectNoOverflow } from './axe.ts';
import { test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the list of contents on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const options = { viewport: { width: 360, height: 780 }, javaScriptEnabled };

    for (const { path, link, heading } of [
      { path: paths.studyIn(someCountries('ireland')[0].slug), link: 'Costs', heading: 'Costs' },
      { path: paths.testPreparation(someExams('pte')[0].slug), link: 'Fees', heading: 'Fees' },
    ]) {
      test(`${path}: it is one closed line at the top that leads to each section`, async ({
        openPage,
      }) => {
        const page = await openPage(path, options);
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await expect(contents).toBeVisible();
        expect((await contents.boundingBox())?.height).toBeLessThan(60);
        await expect(contents.getByRole('link')).toHaveCount(0);
        await contents.locator('summary').click();
        for (const target of await contents.getByRole('link').all()) {
          const id = (await target.getAttribute('href')) ?? '';
          await expect(page.locator(id)).toBeVisible();
        }
        await contents.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
        await expect(page).toHaveURL(new RegExp(`#${link.toLowerCase()}$`));
        await expectNoOverflow(page);
      });
    }
  });
}
