import { type ReactNode, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route, and how its chunk, and what its query needs, are fetched before it is rendered. */
export type SiteRoute = RouteObject & {
  readonly preload?: (search?: string) => Promise<unknown>;
};

const failedPages = new Set<() => void>();

/** Makes the next navigation to a page that could not be loaded try again. */
export function resetFailedImports(): void {
  for (const reset of failedPages) reset();
  failedPages.clear();
}

const LazyPage = ({ load }: { load: () => Promise<ReactNode> }) => use(load());

/** A route whose chunk and data load when it is rendered or preloaded, also after a failure. */
export function lazyPage(load: () => Promise<ReactNode>) {
  let page: Promise<ReactNode> | undefined;
  const preload = () => {
    if (!page) {
      page = load();
      page.catch(() =>
        failedPages.add(() => {
          page = undefined;
        }),
      );
    }
    return page;
  };
  return { element: <LazyPage load={preload} />, preload, caseSensitive: true };
}

/** Loads the chunks of all routes at an address side by side. Rejects if one of them fails. */
export async function preloadPath(
  routes: SiteRoute[],
  pathname: string,
  search?: string,
): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => route.preload?.(search)));
}
