import { lazy, Suspense } from 'react';
import { allPages } from '#src/pageTable.ts';

// With header and footer it is large, and no story needs it by itself.
const Layout = lazy(async () => {
  const { PublicLayout } = await import('#src/app/layouts/PublicLayout.tsx');
  return { default: PublicLayout };
});

/** The titles of the pages that have the public header and footer. */
const titles = new Set(
  allPages
    .filter(({ area }) => area === undefined || area === 'hidden')
    .map(({ module }) => `Pages/${module.replace(/.*\/|Page$/g, '')}`),
);

/** True if the toolbar can show the stories of a title as whole pages. */
export const hasWholePage = (title: string) => titles.has(title);

/** The header and the footer of the site around a page. */
export const wholePage = (
  <Suspense>
    <Layout />
  </Suspense>
);
