import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first docs page; stories and tests do not need them.
const Container = lazy(() => import('./ThemedContainer.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

/** Docs pages: the site's theme, a table of contents, and a custom page for components. */
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
