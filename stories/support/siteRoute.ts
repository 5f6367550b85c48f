import { pageRoutes } from '#src/app/router/routes.tsx';

/** Parameters that open a story at a URL of the site, in its own routes and layouts. */
export function siteRoute(url: string) {
  return { layout: 'fullscreen' as const, route: { url, routes: pageRoutes } };
}
