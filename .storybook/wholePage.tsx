import { lazy, Suspense } from 'react';

/** Loads the header and the footer: they are large, and no story needs them by itself. */
export const loadWholePage = async () => {
  const { PublicLayout } = await import('#src/app/layouts/PublicLayout.tsx');
  return { default: PublicLayout };
};

const Layout = lazy(loadWholePage);

/** The header and the footer of the site around a page. */
export const wholePage = (
  <Suspense>
    <Layout />
  </Suspense>
);
