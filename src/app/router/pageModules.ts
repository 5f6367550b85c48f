import type { ComponentType } from 'react';
import { allPages, type PageEntry } from '#src/pageTable.ts';

type Load = () => Promise<{ readonly default: ComponentType<object> }>;

/** Each page is a chunk. A site without the server has none of the server's pages. */
const modules: Readonly<Record<string, Load>> = {
  ...import.meta.glob<Awaited<ReturnType<Load>>>('../../pages/*/*Page.tsx'),
  ...(import.meta.env.HAS_SERVER
    ? import.meta.glob<Awaited<ReturnType<Load>>>('../../pages/*/server/*Page.tsx')
    : {}),
};

/** True if the build has a page: a site without the server has none of the server's. */
export const isBuilt = ({ needs }: PageEntry): boolean => !needs || import.meta.env.HAS_SERVER;

/** Loads the chunk of a page. Rejects if it cannot be fetched. */
export async function loadPage(page: PageEntry): Promise<ComponentType<object>> {
  return (await loaderOf(page)()).default;
}

function loaderOf({ module }: PageEntry): Load {
  const load = modules[`../../pages/${module}.tsx`];
  if (!load) throw new Error(`No file src/pages/${module}.tsx.`);
  return load;
}

// A pattern above that matches too little fails the build, not a visitor.
for (const page of allPages) if (isBuilt(page)) loaderOf(page);
