import { expect, type Page } from '@playwright/test';

const PICTURES = /\/(?:flags|scenes|images)\//;

/** What the console says of pictures that do not load. */
export const pictureErrors = [PICTURES, /Failed to load resource/];

/** Ways in which every picture of a page fails. */
export const pictureFailures = {
  missing: (page: Page) =>
    page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'No' })),
  blocked: (page: Page) => page.route(PICTURES, (route) => route.abort('blockedbyclient')),
  'cut off': (page: Page) => page.route(PICTURES, (route) => route.abort('internetdisconnected')),
  'not a picture': (page: Page) =>
    page.route(PICTURES, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Login' })),
};

/** The visible pictures of a page, and whether those that failed show a surface instead of an icon. */
export function describePictures(page: Page) {
  return page.locator('img:visible').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement)) return [];
      const { width, height } = picture.getBoundingClientRect();
      const cover = getComputedStyle(picture, '::after');
      const covers = (length: string, whole: number) => Number.parseFloat(length) > whole - 1;
      const isCovered =
        covers(cover.width, picture.clientWidth) &&
        covers(cover.height, picture.clientHeight) &&
        cover.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const hasFailed = picture.complete && picture.naturalWidth === 0;
      return {
        file: new URL(picture.src).pathname,
        alt: picture.alt,
        size: `${Math.round(width)}x${Math.round(height)}`,
        state: hasFailed ? (isCovered ? 'covered' : 'icon') : 'loaded',
      };
    }),
  );
}

/** Loads the lazy pictures of a page, too, and those of sections that are laid out when they come near. */
export async function loadAllPictures(page: Page): Promise<void> {
  await page.locator('section').evaluateAll((sections) => {
    for (const section of sections) section.style.setProperty('content-visibility', 'visible');
  });
  const pictures = page.locator('img:visible');
  await pictures.evaluateAll((all) => {
    for (const picture of all) picture.setAttribute('loading', 'eager');
  });
  const areComplete = () =>
    pictures.evaluateAll((all) =>
      all.every((picture) => picture instanceof HTMLImageElement && picture.complete),
    );
  await expect.poll(areComplete).toBe(true);
}
