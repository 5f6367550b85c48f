import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { blogs, long } from '../blogs-data.ts';
import { test } from '../fixtures.ts';
import { waitForHydration } from '../open-page.ts';
import { describePictures, loadAllPictures, pictureErrors, pictureFailures } from '../pictures.ts';
import { comparison } from '../public-paths.ts';

const [country] = someCountries('uk');

test.use({ data: { testimonials: [], blogs } });

const expectedErrors = pictureErrors;

for (const [index, path] of [
  paths.home,
  paths.studyIn(country.slug),
  ...comparison(),
  paths.blogs,
  paths.blog(long._id),
].entries()) {
  const width = index % 2 ? 360 : 1280;
  const hasBlogs = [paths.home, paths.blogs].some((other) => other === path);

  test(`pictures of ${path} that are missing keep their size and show no icon`, async ({
    hydratedPage,
  }) => {
    const viewport = { width, height: 800 };
    const open = async (prepare: (page: Page) => Promise<unknown>) => {
      const page = await hydratedPage(path, { viewport, expectedErrors, prepare });
      // The blogs come from the API.
      if (hasBlogs) await expect(page.getByRole('article').first()).toBeVisible();
      await loadAllPictures(page);
      return describePictures(page);
    };
    const whole = await open(async () => {});
    expect(whole.map(({ state }) => state)).toEqual(whole.map(() => 'loaded'));
    const broken = await open(pictureFailures.missing);
    expect(broken).toEqual(whole.map((picture) => ({ ...picture, state: 'covered' })));
  });
}

for (const [reason, prepare] of Object.entries(pictureFailures)) {
  test(`a picture that is ${reason} moves nothing, before hydration and after`, async ({
    openPage,
  }) => {
    const page = await openPage(paths.studyIn(country.slug), { expectedErrors, prepare });
    const read = async () => ({
      text: await page.getByRole('heading', { level: 2 }).first().boundingBox(),
      hero: (await describePictures(page)).find(
        ({ file }) => file === `/scenes/${country.slug}.svg`,
      ),
    });
    const before = await read();
    expect(before.hero).toMatchObject({ alt: '', state: 'covered' });
    await waitForHydration(page);
    expect(await read()).toEqual(before);
  });
}
