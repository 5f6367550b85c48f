import { publicPages } from '#scripts/build/pages.ts';

/** Every public address that needs no data, and one that is unknown. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
