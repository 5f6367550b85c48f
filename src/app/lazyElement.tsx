import type { ComponentType } from 'react';

/**
 * Loads the chunk of a page. A function and no object of lazy properties: of those the router (7.18)
 * loses the failure, and shows an empty window in place of the error page. And an element and no
 * component: of a component it would render a new one whenever a navigation begins or ends.
 */
export const lazyElement = (load: () => Promise<ComponentType>) => async () => {
  const Page = await load();
  return { element: <Page /> };
};
