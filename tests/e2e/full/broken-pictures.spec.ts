import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { blogs, long } from '../blogs-data.ts';
import { test } from '../fixtures.ts';
import { deferred } from '../mock-api.ts';
import { waitForHydration } from '../open-page.ts';
import {
  describePictures,
  loadAllPictures,
  pictureDelay,
  pictureErrors,
  pictureFailures,
} from '../pictures.ts';
import { comparison } from '../public-paths.ts';
import { signIn } from '../session.ts';

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

test('a picture that is late moves nothing', async ({ hydratedPage }) => {
  const delay = deferred();
  const page = await hydratedPage(paths.blog(long._id), {
    waitUntil: 'commit',
    prepare: (newPage) => pictureDelay(newPage, delay.promise),
  });
  const text = page.getByText(long.content);
  const before = await text.boundingBox();
  delay.resolve();
  await loadAllPictures(page);
  expect(await text.boundingBox()).toEqual(before);
});

test('a missing picture in the list of the dashboard keeps its size and shows no icon', async ({
  hydratedPage,
}) => {
  const prepare = pictureFailures.missing;
  const page = await hydratedPage(paths.signIn, { expectedErrors, prepare });
  await signIn(page);
  await page.goto(paths.listBlogs);
  await expect(page.getByRole('heading', { name: long.title })).toBeVisible();
  await loadAllPictures(page);
  expect((await describePictures(page)).filter(({ file }) => file === long.imageUrl)).toEqual([
    { file: long.imageUrl, alt: '', size: '180x95', state: 'covered' },
  ]);
});
