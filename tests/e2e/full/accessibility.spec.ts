import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import type { RunOptions } from 'axe-core';
import { paths } from '#src/pageTable.ts';
import { laptop, phone } from '../devices.ts';
import { expectNoOverflow, gotoHydrated, heading, test } from '../fixtures.ts';
import { signedIn } from '../forms.ts';
import { comparison, dashboardPaths, pageKinds } from '../public-paths.ts';

// What axe and IBM's checker find on a whole page. The stories have axe in every state.

// Nothing may be checked while it fades in.
test.use({ reducedMotion: 'reduce' });

/** The rules of WCAG 2.2 AA, and axe's best practices for landmarks and headings. */
const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

function expectAllAccessible(...pages: readonly string[]) {
  for (const viewport of [phone, laptop]) {
    for (const path of pages) {
      test(`${path} is accessible at ${viewport.width} px`, async ({ page, expectedErrors }) => {
        expectedErrors.push(/404/);
        await page.setViewportSize(viewport);
        await gotoHydrated(page, path);
        await expect(heading(page)).toBeVisible();
        const loading = page.getByText(/^(Loading|Counting)/).filter({ visible: true });
        await expect(loading).toHaveCount(0);
        // Everything but colours is the same in both schemes.
        await setColorScheme(page, 'dark');
        expect(await findAxeViolations(page, colorRules)).toEqual([]);
        await setColorScheme(page, 'light');
        expect(await findAxeViolations(page, allRules)).toEqual([]);
        expect(await findIbmViolations(page)).toEqual([]);
        await expectNoOverflow(page);
      });
    }
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

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
}

async function findAxeViolations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    // Without iframes the other mode finds the same, in twice the time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`,
    ),
  );
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
