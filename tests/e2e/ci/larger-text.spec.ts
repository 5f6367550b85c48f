import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { expectNoOverflow, gotoHydrated, test } from '../fixtures.ts';
import { comparison, pageKinds } from '../public-paths.ts';

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  /* What is laid out during the check would move what it has measured. */
  content-visibility: visible !important;
}
p { margin-bottom: 2em !important; }`;

/** The texts that an ancestor clips at a side, and the pairs of texts that overlap. */
function findLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

/** The words of headings and facts that are on two lines; an e-mail address may be. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, dd, dd :not(a)')].flatMap((heading) => {
      const [text] = heading.childNodes;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ index, 0: word }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );
}

test.use({ reducedMotion: 'reduce', bypassCSP: true });

for (const width of [320, 1280]) {
  for (const path of [...pageKinds, ...comparison('uk', 'usa'), paths.signIn]) {
    test(`${path} has room for larger and wider text at ${width} px`, async ({ page }) => {
      const setFontSize = (size: string) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
      await page.setViewportSize({ width, height: 740 });
      await gotoHydrated(page, path);
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
      await setFontSize('200%');
      await expectNoOverflow(page);
      expect(await findBrokenWords(page)).toEqual([]);
      await setFontSize('');
      await page.addStyleTag({ content: spacing });
      expect(await findLostTexts(page)).toEqual([]);
      await expectNoOverflow(page);
    });
  }
}
