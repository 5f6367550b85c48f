import type { ComponentType } from 'react';

/*
 * Both return a function and not an object of lazy properties, because React Router 7.18 loses the
 * rejection of a lazy property and renders nothing instead of the error page.
 */

/** Loads the chunk of a page. */
export const lazyRoute = (load: () => Promise<ComponentType>) => async () => {
  const Page = await load();
  return { element: <Page /> };
};

/** Loads the chunk of a page and, in parallel, the data for its props. */
export const lazyRouteWithData =
  <Data extends object>(load: () => Promise<ComponentType<Data>>, loadData: () => Promise<Data>) =>
  async () => {
    const [Page, data] = await Promise.all([load(), loadData()]);
    return { element: <Page {...data} /> };
  };
