import type { ReactNode } from 'react';
import { MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';

/** The address of a story: its URL, and the route's pattern if it has params. */
export interface StoryRoute {
  /** The current URL, such as `/blogs/65a…`. */
  url: string;
  /** The pattern of the route, such as `/blogs/:id`. Default: the URL's path. */
  path?: string;
  /** Rendered at the URL instead of the story's component, such as the routes of the site. */
  routes?: RouteObject[];
}

function NavigatedAway() {
  const { pathname, search } = useLocation();
  return (
    <p role="status" data-navigated-to="">
      {`The story has navigated to ${pathname + search}`}
    </p>
  );
}

/** The routes of a story that shows a single component, in a layout if there is one. */
function createStoryRoutes({ url, path }: StoryRoute, story: ReactNode, layout: ReactNode) {
  const route = { path: path ?? new URL(url, 'http://site').pathname, element: story };
  const shown = layout ? { element: layout, children: [route] } : route;
  return [shown, { path: '*', element: <NavigatedAway /> }];
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * Renders a story in a router at its URL. Without `routes`, a link to another page shows where it
 * led, so that a story can assert it. `layout` is around the story, at its `Outlet`.
 */
export function withRouter(
  story: ReactNode,
  route: StoryRoute = { url: '/' },
  layout: ReactNode = null,
) {
  const { pathname, search, hash } = new URL(route.url, 'http://site');
  return (
    <MemoryRouter initialEntries={[{ pathname, search, hash }]}>
      <LinkInterceptor>
        <Routes routes={route.routes ?? createStoryRoutes(route, story, layout)} />
      </LinkInterceptor>
    </MemoryRouter>
  );
}
