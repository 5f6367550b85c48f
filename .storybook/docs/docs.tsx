import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { loadStoryIndex } from './useStoryIndex.ts';

// Loaded with the first docs page; stories and tests do not need them.
const Container = lazy(async () => {
  const [container] = await Promise.all([import('./ThemedContainer.tsx'), loadStoryIndex()]);
  return container;
});
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
