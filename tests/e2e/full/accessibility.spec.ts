import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { paths } from '#src/pageTable.ts';
import { expectAccessible, expectNoOverflow } from '../axe.ts';
import { laptop, phone } from '../devices.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { comparison, dashboardPaths, pageKinds } from '../public-paths.ts';
import { signIn } from '../session.ts';

// What axe and IBM's checker find on a whole page. The stories have axe in every state.

const publicOnes = [
  ...pageKinds,
  ...comparison('uk', 'canada', 'usa'),
  paths.signIn,
  '/no-such-page',
];

for (const { name, options } of [phone, laptop]) {
  test.describe(`on a ${name}`, () => {
    const shared = sharedPage(paths.signIn, {
      ...options,
      // Nothing may be checked while it fades in.
      reducedMotion: 'reduce',
      expectedErrors: [/404/],
    });

    for (const path of [...publicOnes, ...dashboardPaths]) {
      test(`${path} is accessible and fits the width`, async () => {
        const { page } = shared;
        if (path === dashboardPaths[0]) {
          await gotoHydrated(page, paths.signIn);
          await signIn(page);
        }
        await gotoHydrated(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const loading = page.getByText(/^(Loading|Counting)/).filter({ visible: true });
        await expect(loading).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
        expect(await findIbmViolations(page)).toEqual([]);
      });
    }
  });
}

const ENGINE_PATH = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

async function findIbmViolations(page: Page): Promise<string[]> {
  // The content security policy would block a script element.
  await page.evaluate(readFileSync(ENGINE_PATH, 'utf8'));
  return page.evaluate(async () => {
    const checker = new (Reflect.get(window, 'ace').Checker)();
    const { results, numExecuted }: Report = await checker.check(document, ['IBM_Accessibility']);
    if (numExecuted === 0) throw new Error('The engine has run no rule');
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
  });
}
