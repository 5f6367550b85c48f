import { useEffect, useState } from 'react';
import { publicPages } from '#src/content/publicPages.ts';

/** Returns the public pages that the service worker has cached; empty until the cache was read. */
export function useCachedPages() {
  const [pages, setPages] = useState<Awaited<ReturnType<typeof findCachedPages>>>([]);
  useEffect(() => {
    // Without the Cache API there are no pages to list.
    findCachedPages().then(setPages, () => {});
  }, []);
  return pages;
}

async function findCachedPages() {
  const found = await Promise.all(
    publicPages.map(({ path }) => caches.match(path, { ignoreVary: true })),
  );
  return publicPages
    .filter((_, index) => found[index])
    .map(({ label, path }) => ({ label, href: path }));
}
