import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { INACTIVITY_LIMIT_MS } from '#src/auth/sessionStore.ts';
import { paths } from '#src/pageTable.ts';
import { expectNoOverflow, gotoHydrated, heading, test } from '../fixtures.ts';
import { signedIn } from '../forms.ts';
import { comparison, dashboardPaths, pageKinds } from '../public-paths.ts';

// What a screen reader and IBM's checker find on a whole page (the stories have axe in every
// state), in forced colours, on paper, and with larger and wider text. After a change that is meant:
// npx playwright test --project=e2e-ci every-page --update-snapshots=all

// Nothing may be checked while it fades in.
test.use({ reducedMotion: 'reduce' });

const WIDTHS = [320, 1280] as const;

/** Intakes and office hours depend on the day. */
const NOW = new Date('2026-11-22T06:00:00Z');

const NOT_FOUND = '/nonsense';

/** The pages whose accessibility tree is recorded. */
const recorded: readonly string[] = [
  ...[...pageKinds, paths.signIn, NOT_FOUND],
  ...[paths.dashboard, paths.addBlog, paths.listBlogs],
];

/** The pages whose header, footer or menu all others have. On a laptop only these differ. */
const withOwnLayout: readonly string[] = [paths.home, paths.dashboard];

/** The pages that somebody prints. */
const printed = [...pageKinds, ...comparison('uk', 'canada', 'usa')];

async function expectSnapshot(page: Page, path: string) {
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.aria.yml`;
  // Header and footer are those of home.
  const part = page.locator(withOwnLayout.includes(path) ? 'body' : 'main');
  await expect(part).toMatchAriaSnapshot({ name });
}

async function check(page: Page, path: string) {
  // What follows the clock comes after hydration.
  await expect.poll(() => findIbmViolations(page), { timeout: 20_000 }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect.soft(await page.evaluate(findButtonsWithoutBorder), 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  if (printed.includes(path)) {
    expect.soft(await page.evaluate(findPaleTexts), 'printed').toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
}

function expectForAll(...pages: readonly string[]) {
  for (const path of pages) {
    test(`${path} is accessible, with room for larger text`, async ({ page, expectedErrors }) => {
      test.slow();
      if (path === NOT_FOUND) expectedErrors.push(/404/);
      await page.clock.setFixedTime(NOW);
      await page.setViewportSize({ width: WIDTHS[0], height: 740 });
      await gotoHydrated(page, path);
      await expect(heading(page)).toBeVisible();
      const loading = page.getByText(/^(Loading|Counting)/).filter({ visible: true });
      await expect(loading).toHaveCount(0);
      if (recorded.includes(path)) await expectSnapshot(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoOverflow(page);
        if (width === WIDTHS[0] || withOwnLayout.includes(path)) await check(page, path);
        await page.evaluate(setFontSize, '200%');
        await expectNoOverflow(page);
        if (!dashboardPaths.includes(path)) {
          expect.soft(await page.evaluate(findBrokenWords), 'at twice the size').toEqual([]);
          await page.evaluate(setFontSize, '');
          await page.evaluate(setStyles, SPACING);
          expect.soft(await page.evaluate(findLostTexts), 'with wider text').toEqual([]);
          await expectNoOverflow(page);
          await page.evaluate(setStyles, '');
        }
        await page.evaluate(setFontSize, '');
      }
    });
  }
}

expectForAll(...printed, paths.signIn, NOT_FOUND);

test.describe('signed in', () => {
  test.use({
    storageState: ({ site }, use) => use(signedIn(site, NOW.getTime() + INACTIVITY_LIMIT_MS)),
  });
  expectForAll(...dashboardPaths);
});

/** Takes a label that is visually hidden, as MUI does it, for an empty one; axe does not. */
const EXCLUDED = 'label_content_exists';

const ENGINE_PATH = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

async function findIbmViolations(page: Page): Promise<string[]> {
  // The content security policy would block a script element.
  await page.evaluate(readFileSync(ENGINE_PATH, 'utf8'));
  return page.evaluate(async (excluded) => {
    // The engine finds no label in a closed one. To open the map would call its host.
    for (const details of document.querySelectorAll('details:has(label)'))
      details.setAttribute('open', '');
    const checker = new (Reflect.get(window, 'ace').Checker)();
    const { results, numExecuted }: Report = await checker.check(document, ['IBM_Accessibility']);
    if (numExecuted === 0) throw new Error('The engine has run no rule');
    return results
      .filter(({ value, ruleId }) => value.join() === 'VIOLATION,FAIL' && ruleId !== excluded)
      .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
  }, EXCLUDED);
}

function findButtonsWithoutBorder() {
  return [...document.querySelectorAll('.MuiButton-root')]
    .filter((button) => button.checkVisibility())
    .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
    .map((button) => button.textContent);
}

/** The texts that are pale on the paper, and the colours of a paper that is not white. */
function findPaleTexts() {
  const lightness = (color: string) =>
    Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const paper = [document.documentElement, document.body]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => color !== 'rgb(255, 255, 255)');
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // White on a button that keeps its background.
    .filter((element) => !element.closest('.MuiButton-contained, svg'))
    .filter((element) => lightness(getComputedStyle(element).color) > 230)
    .map((element) => element.textContent);
  return [...paper, ...texts];
}

function setFontSize(size: string) {
  document.documentElement.style.fontSize = size;
}

const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  /* What is laid out during the check would move what it has measured. */
  content-visibility: visible !important;
}
p { margin-bottom: 2em !important; }`;

function setStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** The texts that an ancestor clips at a side, and the pairs of texts that overlap. */
function findLostTexts() {
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen: { text: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    let isHiddenText = parent.closest('svg, noscript, dialog:not([open])') !== null;
    for (let box: Element | null = parent; box && !isHiddenText; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      // Only for screen readers.
      if (position === 'absolute' && clip.width <= 1) isHiddenText = true;
      const isCut = boxes.some(
        ({ left, right, top, bottom, height }) =>
          (overflowX === 'hidden' && (left < clip.left - 1 || right > clip.right + 1)) ||
          // A font's box is higher than its letters.
          (overflowY === 'hidden' &&
            (top < clip.top - height / 4 || bottom > clip.bottom + height / 4)),
      );
      if (isCut && !isHiddenText) lost.push(`clipped: ${text.slice(0, 40)}`);
    }
    if (isHiddenText) continue;
    for (const box of boxes) {
      const other = seen.find(
        (earlier) =>
          Math.min(box.right, earlier.box.right) - Math.max(box.left, earlier.box.left) > 4 &&
          Math.min(box.bottom, earlier.box.bottom) - Math.max(box.top, earlier.box.top) >
            Math.min(box.height, earlier.box.height) / 2,
      );
      if (other) lost.push(`overlap: ${text.slice(0, 40)} and ${other.text.slice(0, 40)}`);
    }
    seen.push(...boxes.map((box) => ({ text, box })));
  }
  return lost;
}

/** The words of headings and facts that are on two lines; an e-mail address may be. */
function findBrokenWords() {
  return [...document.querySelectorAll('h1, h2, h3, dd, dd :not(a)')].flatMap((heading) => {
    const [text] = heading.childNodes;
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ index, 0: word }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? word : [];
    });
  });
}
