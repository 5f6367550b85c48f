import { routes } from '#src/app/router/routes.tsx';

/** The routes below the root layout: in Storybook, the preview provides the theme and the links. */
const pageRoutes = routes.flatMap(({ children = [] }) => children);

/** Parameters that open a story at a URL of the site, in the site's own routes and layouts. */
export function siteRoute(url: string, state?: unknown) {
  return { route: { url, state, routes: pageRoutes } };
}
