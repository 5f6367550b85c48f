import type { Locator, Page } from '@playwright/test';

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
