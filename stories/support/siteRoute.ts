import { pageRoutes } from '#src/app/router/routes.tsx';

/**
 * Parameters that open a story at a URL of the site, in the site's own routes and layouts. In
 * Storybook, the preview provides what the root layout does: the theme and the links.
 */
export function siteRoute(url: string, state?: unknown) {
  return { route: { url, state, routes: pageRoutes } };
}
