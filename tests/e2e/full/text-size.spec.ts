import { paths } from '#src/pageTable.ts';
import { expectNoOverflow } from '../axe.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { publicPaths } from '../public-paths.ts';

test.describe('on a screen of 320 px with text twice as large', () => {
  const shared = sharedPage(paths.about, { viewport: { width: 320, height: 640 } });

  for (const path of [...publicPaths, paths.signIn]) {
    test(`${path} fits the width`, async () => {
      await gotoHydrated(shared.page, path);
      await shared.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoOverflow(shared.page);
    });
  }
});
