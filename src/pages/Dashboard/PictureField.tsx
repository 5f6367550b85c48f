import { isNetworkError, serverMessage } from '#src/api/client.ts';
import { uploadPicture } from '#src/api/pictures.ts';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';

interface PictureFieldProps {
  /** The address of the picture; '' for none. */
  value: string | undefined;
  isSending: boolean;
  onChange: (changed: { imageUrl: string }) => void;
}

/** The picture of a blog, which the server keeps. */
export function PictureField({ value = '', isSending, onChange }: PictureFieldProps) {
  const { origin } = window.location;
  return (
    <PictureUpload
      value={value}
      preview={safeImageUrl(value, origin)}
      problem={imageUrlProblem(value, origin)}
      disabled={isSending}
      upload={upload}
      onChange={(imageUrl) => onChange({ imageUrl })}
    />
  );
}

const upload: Upload = async (file, options) => {
  try {
    return { imageUrl: await uploadPicture(file, options) };
  } catch (error) {
    const problem = isNetworkError(error)
      ? 'The server could not be reached. Please try again.'
      : 'The picture could not be uploaded. Please try again.';
    return { problem: serverMessage(error) ?? problem };
  }
};
