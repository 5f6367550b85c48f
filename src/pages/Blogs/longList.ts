/** What only a list of several pages needs: the visitors of a short one do not download it. */
import { lazyCode } from '#src/lib/preloadable.tsx';

export const blogSearch = lazyCode(async () => (await import('./BlogSearch.tsx')).BlogSearch);

export const blogPageLinks = lazyCode(
  async () => (await import('./BlogPageLinks.tsx')).BlogPageLinks,
);
