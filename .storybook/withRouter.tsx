import { type ReactNode, useState } from 'react';
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { LinkInterceptor } from '#src/app/router/LinkInterceptor.tsx';

/** Where a story is mounted: its URL, and the route's pattern if it has params. */
export interface StoryRoute {
  /** The current URL, such as `/blogs/65a…`. */
  url: string;
  /** The pattern of the route, such as `/blogs/:id`. Default: the URL's path. */
  path?: string;
  /** The state of the navigation that led here. */
  state?: unknown;
  /** Shown if the story's component throws. Default: the story fails. */
  errorElement?: ReactNode;
  /** Rendered at the URL instead of the story's component, such as the routes of the site. */
  routes?: RouteObject[];
}

function NavigatedAway() {
  const { pathname, search } = useLocation();
  return <p role="status">{`The story has navigated to ${pathname}${search}`}</p>;
}

/** Shown until the chunk of the first page has loaded. */
const Empty = () => null;

/** The routes of a story that shows a single component. */
function createStoryRoutes({ url, path, errorElement }: StoryRoute, story: ReactNode) {
  return [
    { path: path ?? new URL(url, 'http://site').pathname, element: story, errorElement },
    { path: '*', element: <NavigatedAway /> },
  ];
}

function StoryRouter({ route, children }: { route: StoryRoute; children: ReactNode }) {
  const [router] = useState(() => {
    const { pathname, search, hash } = new URL(route.url, 'http://site');
    const root = {
      element: (
        <LinkInterceptor>
          <Outlet />
        </LinkInterceptor>
      ),
      HydrateFallback: Empty,
      children: route.routes ?? createStoryRoutes(route, children),
    };
    return createMemoryRouter([root], {
      initialEntries: [{ pathname, search, hash, state: route.state }],
    });
  });
  return <RouterProvider router={router} />;
}

/**
 * Renders a story in a router at its URL. Without `routes`, a link to another page shows where it
 * led, so that a story can assert it.
 */
export function withRouter(story: ReactNode, route: StoryRoute = { url: '/' }) {
  return <StoryRouter route={route}>{story}</StoryRouter>;
}
