import type { Locator, Page } from '@playwright/test';
import { destinations } from '#src/content/countries/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';
import { allPages } from '#src/pageTable.ts';

/** The entries of the navigation in order. Those without a path are dropdowns. */
export const entries = allPages.flatMap(({ label, path, each, area, isInHeader = true }) =>
  label && !area && isInHeader ? [[label, each ? null : path] as const] : [],
);

/** The dropdowns: label, path prefix and the last segments of their links. */
export const menus = [
  ['Study In', '/studyin/', destinations.map(({ slug }) => slug)],
  ['Test Preparation', '/testpreparation/', tests.map(({ slug }) => slug)],
] as const;

/** The header. */
export const banner = (page: Page) => page.getByRole('banner');
/** The footer. */
export const footer = (page: Page) => page.getByRole('contentinfo');

/** The hrefs below `prefix` of the links in a part of the page that are visible now. */
export function visibleHrefs(part: Locator, prefix: string): Promise<(string | null)[]> {
  return part
    .locator(`a[href^="${prefix}"]:visible`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
