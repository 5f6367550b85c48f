import { pictureEndpoints } from '#contracts/pictures.ts';
import { isNetworkError, requestJson, serverMessage } from '#src/api/client.ts';
import type { Upload } from '#src/components/forms/useUpload.ts';

/** As long as the server waits, in ms: 10 MB take minutes on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** Sends a picture of a blog, or in its text, to the server. */
export const uploadPicture: Upload = async (file, { signal, onProgress }) => {
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
