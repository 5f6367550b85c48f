import { lazy, Suspense } from 'react';
import type { Upload } from '#src/components/forms/useUpload.ts';

const PictureUpload = lazy(async () => {
  const { PictureUpload: component } = await import('#src/components/forms/PictureUpload.tsx');
  return { default: component };
});

interface BlogPictureProps {
  /** The form, with the address of the picture or '' for none, and the text of it. */
  form: {
    readonly values: { readonly imageUrl?: string; readonly imageAlt?: string };
    readonly isSending: boolean;
    readonly onChange: (changed: { imageUrl: string } | { imageAlt: string }) => void;
  };
}

/** The picture in the form of a blog, which a site without a server never loads. */
export function BlogPicture({ form: { values, isSending, onChange } }: BlogPictureProps) {
  const { imageUrl = '', imageAlt = '' } = values;
  return (
    <Suspense>
      <PictureUpload
        value={imageUrl}
        alt={imageAlt}
        disabled={isSending}
        upload={uploadToServer}
        onChange={(address) => onChange({ imageUrl: address })}
        onAltChange={(alt) => onChange({ imageAlt: alt })}
      />
    </Suspense>
  );
}

/** Sends a picture of a blog, or in its text, to the server. */
export const uploadToServer: Upload = async (...file) => {
  try {
    const { uploadPicture } = await import('./uploadPicture.ts');
    return await uploadPicture(...file);
  } catch {
    // Its script could not be loaded: offline, or after a deploy.
    return { problem: 'The server could not be reached. Please try again.' };
  }
};
