import { publicPages } from '#src/content/publicPages.ts';

/** The path of every public page that is not a blog. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
