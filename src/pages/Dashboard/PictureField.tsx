import { pictureEndpoints } from '#contracts/pictures.ts';
import { isNetworkError, requestJson, serverMessage } from '#src/api/client.ts';
import { PictureUpload } from '#src/components/forms/PictureUpload.tsx';
import type { Upload } from '#src/components/forms/useUpload.ts';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';

/** As long as the server waits, in ms: 10 MB take minutes on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;

interface PictureFieldProps {
  /** The form, with the address of the picture or '' for none. */
  form: {
    readonly values: { readonly imageUrl?: string };
    readonly isSending: boolean;
    readonly onChange: (changed: { imageUrl: string }) => void;
  };
}

/** The picture of a blog, which the server keeps. */
export default function PictureField({ form: { values, isSending, onChange } }: PictureFieldProps) {
  const { origin } = window.location;
  const { imageUrl: value = '' } = values;
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

const upload: Upload = async (file, { signal, onProgress }) => {
  try {
    const { data } = await requestJson(pictureEndpoints.uploadPicture, {
      body: file,
      // Old systems know no type of an AVIF file; the server looks at its bytes.
      headers: { 'Content-Type': file.type || 'image/*' },
      signal,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
    });
    return data;
  } catch (error) {
    const problem = isNetworkError(error)
      ? 'The server could not be reached. Please try again.'
      : 'The picture could not be uploaded. Please try again.';
    return { problem: serverMessage(error) ?? problem };
  }
};
