import { lazy } from 'react';

/** The preview of a blog, loaded with its parser beside the form. */
export const LazyBlogPreview = lazy(async () => {
  const { BlogPreview } = await import('./BlogPreview.tsx');
  return { default: BlogPreview };
});
