import { type ReactNode, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route, and how its chunk is fetched before it is rendered. */
export type SiteRoute = RouteObject & { readonly preload?: () => Promise<unknown> };

const failedPages = new Set<() => void>();

/** Makes the next navigation to a page that could not be loaded try again. */
export function forgetFailedPages(): void {
  for (const forget of failedPages) forget();
  failedPages.clear();
}

interface LazyContent {
  /** Set once the chunk has loaded, so that a preloaded page renders at once. */
  page?: ReactNode;
  preload: () => Promise<ReactNode>;
}

const LazyPage = ({ content }: { content: LazyContent }) => content.page ?? use(content.preload());

/**
 * The element of a route whose chunk, and data if it has some, load when it is first rendered or
 * preloaded. Unlike `React.lazy` it renders at once after a preload, and can load again after a
 * failure.
 */
export function lazyPage(load: () => Promise<ReactNode>) {
  let pending: Promise<ReactNode> | undefined;
  async function loadPage() {
    try {
      content.page = await load();
      return content.page;
    } catch (error) {
      failedPages.add(() => {
        pending = undefined;
      });
      throw error;
    }
  }
  const content: LazyContent = {
    preload() {
      pending ??= loadPage();
      return pending;
    },
  };
  return { element: <LazyPage content={content} />, preload: content.preload };
}

/** Loads the chunks of all routes at a path side by side. Rejects if one of them fails. */
export async function preloadPath(routes: SiteRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => route.preload?.()));
}
