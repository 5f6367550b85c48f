import { expect, it, vi } from 'vitest';
import type { SiteRoute } from '#src/app/router/lazyPage.tsx';
import { uk } from '#src/content/countries/countries.ts';
import { paths } from '#src/pageTable.ts';

const pathsOf = (routes: readonly SiteRoute[]): unknown[] =>
  routes.flatMap(({ path, children }) => [path, ...pathsOf(children ?? [])]);

vi.mock('#brand/offers.ts', () => ({ countries: [uk], exams: [] }));

it('a consultancy with one country and no test has no page to compare, nor an entry for it', async () => {
  const { publicPages } = await import('#src/content/publicPages.ts');
  const { publicFiles } = await import('#tools/build/pages.ts');
  const { comparisonAt, indexedPages } = await import('#server/rendering/contentPages.ts');
  const { navigation, siteMap } = await import('#src/app/layouts/navigation.tsx');
  const { webAppManifest } = await import('#tools/build/webAppManifest.ts');
  const { pageRoutes } = await import('#src/app/router/routes.tsx');
  const everything = JSON.stringify([
    publicPages.map(({ path }) => path),
    publicFiles.map(({ file, path }) => [file, path]),
    indexedPages(undefined),
    navigation.map((entry) => ('items' in entry ? [entry.label, entry.hint.href] : entry)),
    siteMap,
    webAppManifest,
    pathsOf(pageRoutes),
  ]);
  expect(everything).toContain(paths.studyIn('uk'));
  expect(everything).not.toContain(paths.compare);
  expect(everything).not.toContain('Test Preparation');
  expect(comparisonAt(`${paths.compare}?with=uk`)).toBeUndefined();
});
