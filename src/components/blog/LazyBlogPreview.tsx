import { type ComponentProps, lazy, Suspense } from 'react';

const BlogPreview = lazy(async () => ({
  default: (await import('./BlogPreview.tsx')).BlogPreview,
}));

/** The preview of a blog, whose parser is loaded when there is a text to show. */
export function LazyBlogPreview(props: ComponentProps<typeof BlogPreview>) {
  if (props.title.trim() === '' && props.content.trim() === '') return null;
  return (
    <Suspense>
      <BlogPreview {...props} />
    </Suspense>
  );
}
