import { type ComponentProps, lazy, Suspense } from 'react';

/** Whether the site is built for a server that keeps pictures. */
export const HAS_PICTURES = import.meta.env.VITE_AUTH === 'server';

const PictureField = lazy(() =>
  import('./PictureField.tsx').then((module) => ({ default: module.PictureField })),
);

/** The picture in the form of a blog, which a site without a server never loads. */
export function BlogPicture(props: ComponentProps<typeof PictureField>) {
  return (
    <Suspense>
      <PictureField {...props} />
    </Suspense>
  );
}
