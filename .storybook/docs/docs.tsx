import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { isScreen } from './isScreen.ts';

// Loaded with the first docs page; stories and tests do not need them.
const Container = lazy(() => import('./ThemedContainer.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

interface WrittenStory {
  title: string;
  parameters: { docs?: { source?: { originalSource?: string } } };
  moduleExport: { beforeEach?: unknown };
}

/** The code of a story: as written if it has a mock or is a page, otherwise its JSX. */
function code(jsx: string, { title, parameters, moduleExport }: WrittenStory): string {
  const isWritten = isScreen(title) || moduleExport.beforeEach !== undefined;
  return (isWritten && parameters.docs?.source?.originalSource) || jsx;
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
