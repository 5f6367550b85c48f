import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { RouterLinks } from '#src/app/RouterLinks.tsx';

/** The address of a story: where it is, and the route's pattern if it has params. */
export interface StoryRoute {
  /** The address that is open, such as `/blogs/65a…`. */
  url: string;
  /** The pattern of the route, such as `/blogs/:id`. Default: the address itself. */
  path?: string;
  /** What came along with the navigation. */
  state?: unknown;
  /** What stands there when the story's component crashes. Default: the story fails. */
  errorElement?: ReactNode;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p role="status">{`The story has moved on to ${pathname}${search}`}</p>;
}

/**
 * Mounts a story in a router at its address. A link that leads elsewhere shows where it led, so
 * that a story can assert it.
 */
export function AtRoute({
  route = { url: '/' },
  children,
}: {
  route?: StoryRoute | undefined;
  children: ReactNode;
}) {
  const [router] = useState(() => {
    const path = route.path ?? new URL(route.url, 'http://site').pathname;
    const { pathname, search, hash } = new URL(route.url, 'http://site');
    return createMemoryRouter(
      [
        {
          path,
          element: <RouterLinks>{children}</RouterLinks>,
          errorElement: route.errorElement && <RouterLinks>{route.errorElement}</RouterLinks>,
        },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [{ pathname, search, hash, state: route.state }] },
    );
  });
  return <RouterProvider router={router} />;
}
