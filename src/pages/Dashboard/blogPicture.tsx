import { type ComponentProps, lazy, Suspense } from 'react';
import type { Upload } from '#src/components/forms/useUpload.ts';

const PictureField = lazy(() => import('./PictureField.tsx'));

/** The picture in the form of a blog, which a site without a server never loads. */
export function BlogPicture(props: ComponentProps<typeof PictureField>) {
  return (
    <Suspense>
      <PictureField {...props} />
    </Suspense>
  );
}

/** Sends a picture in the text of a blog to the server. */
export const uploadToServer: Upload = async (...file) => {
  try {
    const { uploadPicture } = await import('./uploadPicture.ts');
    return await uploadPicture(...file);
  } catch {
    // Its script could not be loaded: offline, or after a deploy.
    return { problem: 'The server could not be reached. Please try again.' };
  }
};
