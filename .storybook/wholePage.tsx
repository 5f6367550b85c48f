import { lazy, Suspense } from 'react';
import { allPages } from '#src/pageTable.ts';

/** Loads the header and the footer: they are large, and no story needs them by itself. */
export const loadWholePage = async () => {
  const { PublicLayout } = await import('#src/app/layouts/PublicLayout.tsx');
  return { default: PublicLayout };
};

const Layout = lazy(loadWholePage);

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
