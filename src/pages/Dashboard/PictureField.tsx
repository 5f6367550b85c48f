import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import { uploadPicture } from './uploadPicture.ts';

interface PictureFieldProps {
  /** The form, with the address of the picture or '' for none, and the text of it. */
  form: {
    readonly values: { readonly imageUrl?: string; readonly imageAlt?: string };
    readonly isSending: boolean;
    readonly onChange: (changed: { imageUrl: string } | { imageAlt: string }) => void;
  };
}

/** The picture of a blog, which the server keeps. */
export default function PictureField({ form: { values, isSending, onChange } }: PictureFieldProps) {
  const { imageUrl: value = '', imageAlt = '' } = values;
  return (
    <PictureUpload
      value={value}
      alt={imageAlt}
      disabled={isSending}
      upload={uploadPicture}
      onChange={(imageUrl) => onChange({ imageUrl })}
      onAltChange={(alt) => onChange({ imageAlt: alt })}
    />
  );
}
