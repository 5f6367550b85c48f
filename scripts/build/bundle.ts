import type { Rolldown } from 'vite';

/**
 * How the browser's code is split. React has a chunk of its own, because it changes least and stays
 * in the browser's cache. What most routes share is one chunk, because many small files compress
 * worse. The rest is split by route.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: 'shared', minShareCount: 8, priority: 1 },
  ],
};
