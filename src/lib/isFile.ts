/** True if a path ends as that of a file does: '/feed.xml'. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);
