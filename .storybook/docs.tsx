import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Fetched with the first docs page: stories and tests have no use for them.
const Container = lazy(() => import('./docs/ThemedContainer.tsx'));
const Page = lazy(() => import('./docs/ComponentPage.tsx'));

/** How docs pages look: the house's scheme, a contents list, and our own page for a component. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  toc: { headingSelector: 'h2, h3', title: 'On this page' },
  codePanel: true,
};
