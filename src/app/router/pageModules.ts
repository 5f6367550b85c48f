import type { ComponentType } from 'react';
import type { PageEntry } from '#src/pageTable.ts';

type Load = () => Promise<{ readonly default: ComponentType<object> }>;

/** Each page is a chunk. A site without the server has none of the server's pages. */
const modules: Readonly<Record<string, Load>> = {
  ...import.meta.glob<Awaited<ReturnType<Load>>>('../../pages/*/*Page.tsx'),
  ...(import.meta.env.HAS_SERVER
    ? import.meta.glob<Awaited<ReturnType<Load>>>('../../pages/*/server/*Page.tsx')
    : {}),
};

/** Whether the build has a page: a site without the server has none of the server's. */
export const isBuilt = ({ module }: PageEntry): boolean => fileOf(module) in modules;

/** Loads the chunk of a page. Rejects if it cannot be fetched. */
export async function loadPage({ module }: PageEntry): Promise<ComponentType<object>> {
  const load = modules[fileOf(module)];
  if (!load) throw new Error(`There is no file src/pages/${module}.tsx.`);
  return (await load()).default;
}

const fileOf = (module: string) => `../../pages/${module}.tsx`;
