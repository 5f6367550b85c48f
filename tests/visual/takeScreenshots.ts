import MockDate from 'mockdate';
import type { composeStory } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { findSystemFonts, ownLetters, showLetters } from '../systemFonts.ts';
import type {} from './checkBaselines.ts';

/** A screenshot is at most this high, in CSS pixels: a little more than a laptop's window. */
const MAX_HEIGHT = 1000;

const PHONE = { width: 360, height: 780 };

/** The longest time that a busy machine may take for two screenshots, in ms. */
const SCREENSHOT_TIMEOUT_MS = 30_000;

/** The longest time that an image may take to load, in ms. Stories show images that never load. */
const IMAGE_TIMEOUT_MS = 1_000;

/** Makes the root element as high as the window, so that its screenshot shows overlays as well. */
const style = `
  html { height: 100vh; overflow: hidden !important; scrollbar-gutter: auto !important; }
  *, ::before, ::after { scroll-behavior: auto !important; }`;

// Set before the screenshot: what is laid out during it moves what is captured.
const allLaidOut = document.createElement('style');
allLaidOut.textContent = '*, ::before, ::after { content-visibility: visible !important; }';

// `document.getAnimations()` does not list the transition of an answer that opens.
const noTransition = document.createElement('style');
noTransition.textContent = '::details-content { transition: none !important; }';
document.head.append(noTransition);

type Story = ReturnType<typeof composeStory>;

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by Storybook's addon. */
    story?: Story;
  }
}

// Vitest imports this file again for each file of stories, with the time as its version: under a
// story's mocked clock it would get the cached module, and the hooks would be missing.
afterEach(() => MockDate.reset());

beforeEach(async ({ task, annotate }) => {
  // `npm test` lists it at its end if it passes now.
  if (task.result?.retryCount) await annotate('This test is run again.', 'flaky');
});

afterEach(async ({ story, task }) => {
  if (task.result?.state === 'fail') return;
  if (!story) throw new Error('Storybook did not say which story this test is.');
  task.meta.screenshots = [];
  expectNoHorizontalScroll();
  const { scheme = 'light' } = document.documentElement.dataset;
  const [first] = task.file.tasks;
  // A story with tests is the first entry of a suite.
  const isFirst = task.id === (first?.type === 'suite' ? first.tasks[0] : first)?.id;
  document.head.append(allLaidOut);
  try {
    for (const mode of modesOf(story, isFirst, scheme)) {
      document.documentElement.dataset.scheme = mode.scheme;
      if (mode.ending === '-phone') await page.viewport(PHONE.width, PHONE.height);
      const target = await prepare(story.parameters.visual?.element);
      expectNoHorizontalScroll();
      await expectOwnFonts();
      if (!inject('comparesPictures')) return;
      const file = `${story.id.replace('--', '/')}${mode.ending}`;
      task.meta.screenshots.push(`${file}.png`);
      await expect(target).toMatchScreenshot(file, {
        timeout: SCREENSHOT_TIMEOUT_MS,
        screenshotOptions: { style },
      });
    }
  } finally {
    document.documentElement.dataset.scheme = scheme;
    allLaidOut.remove();
  }
});

function expectNoHorizontalScroll(): void {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, 'width of the story in px').toBeLessThanOrEqual(window.innerWidth);
}

interface Mode {
  /** The end of the picture's name. */
  ending: '' | '-dark' | '-phone';
  scheme: string;
}

/**
 * Returns the modes in which a story is pictured: the first story of a file and those with the tag
 * 'picture' as they are, those with the tag 'dark' in the dark, those with the tag 'phone' on a
 * phone. A test of a story has no picture.
 */
function modesOf({ tags, parameters }: Story, isFirst: boolean, scheme: string): Mode[] {
  if (tags.includes('test-fn') || parameters.chromatic?.disableSnapshot) return [];
  return [
    ...(isFirst || tags.includes('picture') ? [{ ending: '' as const, scheme }] : []),
    ...(tags.includes('dark') ? [{ ending: '-dark' as const, scheme: 'dark' }] : []),
    ...(tags.includes('phone') ? [{ ending: '-phone' as const, scheme }] : []),
  ];
}

/** Ends all animations, and those that the end of one starts. */
async function finishAnimations(): Promise<void> {
  // An infinite animation has no end.
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ playState }) => playState === 'running');
  if (running.length === 0) return;
  for (const animation of running) animation.finish();
  await new Promise(requestAnimationFrame);
  await finishAnimations();
}

/** Waits for fonts and images, and makes the window as high as what the screenshot shows. */
async function prepare(selector?: string): Promise<Element> {
  await Promise.all([document.fonts.ready, ...Array.from(document.images, load)]);
  await finishAnimations();
  closeValidationMessage();
  window.scrollTo(0, 0);
  const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => {
    const { width, bottom } = element.getBoundingClientRect();
    // What a closed `<details>` contains has a size as well.
    return width > 0 && element.checkVisibility() ? bottom : 0;
  });
  const { scrollHeight } = document.documentElement;
  const target = selector ? document.querySelector(selector) : document.documentElement;
  if (!target) throw new Error(`No element matches parameters.visual.element: ${selector}`);
  const content = Math.min(Math.ceil(Math.max(1, ...bottoms)), scrollHeight, MAX_HEIGHT);
  // What is outside of the window, or behind the room for a sticky header, would be white.
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const element = selector ? Math.ceil(target.getBoundingClientRect().height + room) : 0;
  await page.viewport(window.innerWidth, Math.max(content, element));
  return target;
}

/** Fails with the letters that would look different on a machine with other fonts. */
async function expectOwnFonts(): Promise<void> {
  const letters = showLetters(ownLetters);
  try {
    await document.fonts.ready;
    const found = letters.childElementCount > 0 ? await findSystemFonts(cdp()) : [];
    // The test may run again.
    if (found.length > 0) ownLetters.clear();
    expect(found, 'letters in a font that is not of the site').toEqual([]);
  } finally {
    letters.remove();
  }
}

/** Closes the browser's message at an invalid field, which is in a system font. */
function closeValidationMessage(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches(':invalid')) return;
  field.blur();
  field.focus();
}

async function load(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS));
  await Promise.race([image.decode().catch(() => undefined), timeout]);
}
