import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { INACTIVITY_LIMIT_MS } from '#src/auth/sessionStore.ts';
import { paths } from '#src/pageTable.ts';
import { ariaSnapshotsFolder, isSample } from '#tools/settings/recorded.ts';
import { root } from '#tools/settings/settings.ts';
import { phone } from '../devices.ts';
import { gotoHydrated, heading, test } from '../fixtures.ts';
import { signedIn } from '../forms.ts';
import { pageKinds } from '../public-paths.ts';

// What a screen reader finds on one page of each kind, on a phone. After a change that is meant:
// npx playwright test --project=e2e-ci aria-snapshots --update-snapshots=all

/** Intakes and office hours depend on the day. */
const NOW = new Date('2026-11-22T06:00:00Z');

test.use({ viewport: phone });

/** The snapshot once it stays the same for a second: a busy machine shows parts of a page late. */
async function settledSnapshot(body: Locator): Promise<string> {
  let snapshot = '';
  const changes = async () => {
    const before = snapshot;
    snapshot = await body.ariaSnapshot();
    return snapshot !== before;
  };
  await expect.poll(changes, { intervals: [1000] }).toBe(false);
  return snapshot;
}

function expectSnapshots(...pages: readonly string[]) {
  for (const path of pages) {
    test(`a screen reader finds its way on ${path}`, async ({ page, expectedErrors }) => {
      if (path === '/nonsense') expectedErrors.push(/404/);
      await page.clock.setFixedTime(NOW);
      await gotoHydrated(page, path);
      await expect(heading(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.aria.yml`;
      const body = page.locator('body');
      const folder = join(root, ariaSnapshotsFolder);
      const file = join(folder, name);
      // A consultancy's first run records its own.
      if (!isSample && !existsSync(file)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, await settledSnapshot(body));
      }
      await expect(body).toMatchAriaSnapshot({ name });
    });
  }
}

expectSnapshots(...pageKinds, paths.signIn, '/nonsense');

test.describe('signed in', () => {
  test.use({
    storageState: ({ site }, use) => use(signedIn(site, NOW.getTime() + INACTIVITY_LIMIT_MS)),
  });
  expectSnapshots(paths.dashboard, paths.addBlog, paths.listBlogs);
});
