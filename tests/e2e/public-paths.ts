import { publicPages } from '#build/pages.ts';

/** The path of every public page that is not a blog. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
