import type { Page } from '@playwright/test';

/** Fetches an XML file of the page's site and returns the texts of the elements that match. */
export function queryXml(page: Page, path: string, selector: string): Promise<string[]> {
  return page.evaluate(
    async ([url, name]) => {
      const xml = await (await fetch(url)).text();
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent);
      return [...parsed.querySelectorAll(name)].map(({ textContent }) => textContent);
    },
    [path, selector] as const,
  );
}
