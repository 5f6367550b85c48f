import type { ComponentType } from 'react';

/**
 * Loads the chunk of a page, and the facts that it shows. A function and no object of lazy
 * properties: of those the router (7.18) loses the failure, and shows an empty window in place of the
 * error page. An element and no component: of a component it would render a new one whenever a
 * navigation begins or ends. And no loader: the router waits for one even where all is there.
 */
export const lazyElement =
  <Facts extends object>(
    load: () => Promise<ComponentType<Facts>>,
    loadFacts?: () => Promise<Facts>,
  ) =>
  async () => {
    const [Page, facts] = await Promise.all([load(), loadFacts?.()]);
    return { element: <Page {...(facts as Facts)} /> };
  };
