import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { paths } from '#src/pageTable.ts';
import { laptop, phone } from '../devices.ts';
import { expectNoOverflow, gotoHydrated, heading, test } from '../fixtures.ts';
import { signedIn } from '../forms.ts';
import { comparison, dashboardPaths, pageKinds } from '../public-paths.ts';

// What IBM's checker finds on a whole page. The stories have axe in every state.

// Nothing may be checked while it fades in.
test.use({ reducedMotion: 'reduce' });

function expectAllAccessible(...pages: readonly string[]) {
  for (const path of pages) {
    test(`${path} is accessible`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      for (const viewport of [phone, laptop]) {
        await page.setViewportSize(viewport);
        await gotoHydrated(page, path);
        await expect(heading(page)).toBeVisible();
        const loading = page.getByText(/^(Loading|Counting)/).filter({ visible: true });
        await expect(loading).toHaveCount(0);
        // What follows the clock comes after hydration.
        const found = () => findIbmViolations(page);
        const options = { message: `at ${viewport.width} px`, timeout: 20_000 };
        await expect.poll(found, options).toEqual([]);
        await expectNoOverflow(page);
      }
    });
  }
}

expectAllAccessible(
  ...pageKinds,
  ...comparison('uk', 'canada', 'usa'),
  paths.signIn,
  '/no-such-page',
);

test.describe('signed in', () => {
  test.use({ storageState: ({ site }, use) => use(signedIn(site)) });
  expectAllAccessible(...dashboardPaths);
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
