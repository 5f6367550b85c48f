import { useEffect, useState } from 'react';
import { publicPages } from '#src/content/publicPages.ts';

interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Returns the public pages that the service worker has cached; none until that is known. */
export function useCachedPages(): readonly PageLink[] {
  const [kept, setKept] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    // A browser without a cache has no pages to list.
    findKept().then(setKept, () => {});
  }, []);
  return kept;
}

async function findKept(): Promise<readonly PageLink[]> {
  const found = await Promise.all(
    publicPages.map(({ path }) => caches.match(path, { ignoreVary: true })),
  );
  return publicPages
    .filter((_, index) => found[index])
    .map(({ label, path }) => ({ label, href: path }));
}
