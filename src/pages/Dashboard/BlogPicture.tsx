import { lazy, Suspense } from 'react';
import { uploadPicture } from './uploadPicture.ts';

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
        upload={uploadPicture}
        onChange={(address) => onChange({ imageUrl: address })}
        onAltChange={(alt) => onChange({ imageAlt: alt })}
      />
    </Suspense>
  );
}
