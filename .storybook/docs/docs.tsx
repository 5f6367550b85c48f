import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { isScreen } from './isScreen.ts';

// Loaded with the first docs page; stories and tests do not need them.
const Container = lazy(() => import('./ThemedContainer.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

interface WrittenStory {
  title: string;
  parameters: { docs?: { source?: { originalSource?: string } } };
}

/** The code of a story: as written for a page, otherwise the JSX that one would write. */
function code(jsx: string, { title, parameters }: WrittenStory): string {
  return (isScreen(title) && parameters.docs?.source?.originalSource) || jsx;
}

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
  source: { transform: code },
};
