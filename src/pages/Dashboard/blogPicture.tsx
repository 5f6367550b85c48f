import { type ComponentProps, lazy, Suspense } from 'react';

const PictureField = lazy(() => import('./PictureField.tsx'));

/** The picture in the form of a blog, which a site without a server never loads. */
export function BlogPicture(props: ComponentProps<typeof PictureField>) {
  return (
    <Suspense>
      <PictureField {...props} />
    </Suspense>
  );
}
